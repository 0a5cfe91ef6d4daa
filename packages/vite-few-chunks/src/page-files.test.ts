import { expect, test } from 'vitest';
import { importsOfAddresses, inTurn } from './page-files.ts';

test('a route maps to its imports, direct or through a variable', () => {
  const code = `
    const shared = { component: async () => (await import('./team-page.tsx')).TeamPage };
    export function createRoutes(client) {
      const other = page(client, shared);
      return [
        { path: 'about', ...page(client, { component: async () => (await import('./about-page.tsx')).AboutPage }) },
        { path: 'teams/:teamId', ...other },
        { lazy: { Component: () => import('./frame.tsx') }, children: [{ path: '*', lazy: () => import('./lost-page.tsx') }] },
        { path: 'old', loader: () => replace('/new') },
      ];
    }`;
  expect(importsOfAddresses(code)).toEqual([
    { address: 'about', imported: ['./about-page.tsx'] },
    { address: 'teams/:teamId', imported: ['./team-page.tsx'] },
    { address: '*', imported: ['./lost-page.tsx'] },
  ]);
});

test("a page's files come before those of its parts, and the largest part's come later", () => {
  const sizes: Readonly<Record<string, number>> = { page: 10, shared: 90, form: 20, library: 50, year: 40 };
  const parts = [
    ['library', 'form', 'shared'],
    ['shared', 'year'],
  ];
  expect(inTurn(['shared', 'page'], parts, (file) => sizes[file] ?? 0)).toEqual([
    ['shared', 'page', 'year'],
    ['library', 'form'],
  ]);
  expect(inTurn(['shared', 'page'], [], () => 0)).toEqual([['shared', 'page'], []]);
});
