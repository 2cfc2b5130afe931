import { describe, expect, test } from 'vitest';
import { parseRoute, pathTo, type Route } from '../router.ts';

const ROUTES: readonly [string, Route][] = [
  ['/', { page: 'home' }],
  ['/settings', { page: 'settings' }],
  ['/about', { page: 'about' }],
  ['/create/mimir', { page: 'create', game: 'mimir' }],
  ['/rules/mimir', { page: 'rules', game: 'mimir' }],
  ['/packs/saga', { page: 'packs', game: 'saga' }],
  ['/games/saga/teams', { page: 'extra', game: 'saga', name: 'teams' }],
  ['/local/3f9a', { page: 'local', id: '3f9a' }],
  ['/table/a-B_9', { page: 'table', id: 'a-B_9' }],
  ['/replay', { page: 'replay', source: 'file', id: '' }],
  ['/replay/local/3f9a', { page: 'replay', source: 'local', id: '3f9a' }],
  ['/replay/table/x1', { page: 'replay', source: 'table', id: 'x1' }],
  ['/replay/record/x1', { page: 'replay', source: 'record', id: 'x1' }],
];

describe('addresses', () => {
  test.each(ROUTES)('%s is a page of its own', (path, route) => {
    expect(parseRoute(path)).toEqual(route);
    expect(pathTo(route)).toBe(path);
  });

  test.each([
    '/nowhere',
    '/create',
    '/table/',
    '/table/a/b',
    '/table/<script>',
    '/settings/x',
    '/games/saga',
    '/games/saga/a.b',
    '/replay/file/x',
    '/replay/else/x',
    '/a/b/c/d',
  ])('%s is nothing', path => expect(parseRoute(path)).toEqual({ page: 'lost' }));

  test('a slash at the end does no harm', () => expect(parseRoute('/about/')).toEqual({ page: 'about' }));
});
