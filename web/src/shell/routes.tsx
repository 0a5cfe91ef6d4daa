import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { page } from '../platform/page.ts';
import { aboutQuery } from '../platform/session/about.ts';

export function aboutPages(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'about',
      ...page(queryClient, {
        prefetch: () => queryClient.prefetchQuery(aboutQuery),
        component: async () => (await import('./about-page.tsx')).AboutPage,
      }),
    },
  ];
}
