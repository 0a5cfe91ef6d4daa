import { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { createRoutes } from './routes.tsx';

const withChildren = (route: RouteObject): RouteObject[] => [
  route,
  ...(route.children ?? []).flatMap(withChildren),
];

test('each address loads its page itself: the router empties what it has loaded from', () => {
  const lazy = createRoutes(new QueryClient())
    .flatMap(withChildren)
    .flatMap((route) => route.lazy ?? []);
  expect(lazy.length).toBeGreaterThan(30);
  expect(lazy.filter((each, index) => lazy.indexOf(each) !== index)).toEqual([]);
});
