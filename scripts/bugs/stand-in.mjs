/** What tests import as `vitest`: its own runner and its own `expect`, without the server around them. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const vitest = createRequire(createRequire(import.meta.url).resolve('vitest/package.json'));
const part = name => import(pathToFileURL(vitest.resolve(name)).href);

export const {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  getFn: functionOf,
  it,
  startTests,
  test,
} = await part('@vitest/runner');
const { chai, customMatchers, ASYMMETRIC_MATCHERS_OBJECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend } =
  await part('@vitest/expect');

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = Object.assign(
  (value, message) => chai.expect(value, message),
  chai.expect,
  globalThis[ASYMMETRIC_MATCHERS_OBJECT],
  {
    fail: message => chai.assert.fail(message),
    unreachable: message => chai.assert.fail(message ?? 'this cannot be reached'),
  },
);
chai.expect.extend(expect, customMatchers);
