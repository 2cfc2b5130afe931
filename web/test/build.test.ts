import { afterEach, describe, expect, test } from 'vitest';
import { compareBuilds, renewed } from '../online/build.ts';

afterEach(() => {
  renewed.value = false;
});

describe('a page and its server', () => {
  test.each([
    ['of one build', 'a1', 'a1', false],
    ['of two builds', 'b2', 'a1', true],
    ['where the server has no page', '', 'a1', false],
    ['where the page is served from its sources', 'b2', '', false],
  ])('%s', (_how, servers, own, other) => {
    compareBuilds(servers, own);
    expect(renewed.value).toBe(other);
  });

  test('a server that went back to the page’s own build takes the bar away', () => {
    compareBuilds('b2', 'a1');
    compareBuilds('a1', 'a1');
    expect(renewed.value).toBe(false);
  });
});
