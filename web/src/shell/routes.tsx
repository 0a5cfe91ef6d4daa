import { mayViewAdminPanel } from '@almanac/domain/access/permissions';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { helpIndexQuery, helpPageQuery } from '../platform/help/help-content.ts';
import { helpPages } from '../platform/help/help-pages.ts';
import { page } from '../platform/page.ts';
import { aboutQuery } from '../platform/session/about.ts';
import { SettingsFrame } from './settings/settings-frame.tsx';

export function aboutPages(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'about',
      ...page(queryClient, {
        prefetch: () => queryClient.prefetchQuery(aboutQuery),
        component: async () => (await import('./about/about-page.tsx')).AboutPage,
      }),
    },
  ];
}

/** The manual: its list, and each page with its text. */
export function helpRoutes(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'help',
      ...page(queryClient, {
        prefetch: () => queryClient.prefetchQuery(helpIndexQuery),
        component: async () => (await import('./help/help-overview.tsx')).HelpOverview,
      }),
    },
    {
      path: 'help/:topic',
      ...page(queryClient, {
        prefetch: ({ params: { topic } }) => {
          const text = helpPages.find(({ id }) => id === topic);
          const queries = [queryClient.prefetchQuery(helpIndexQuery)];
          if (text) queries.push(queryClient.prefetchQuery(helpPageQuery(text.id)));
          return Promise.all(queries);
        },
        component: async () => (await import('./help/help-page.tsx')).HelpPage,
      }),
    },
  ];
}

/** The list of all settings pages. */
export function settingsOverview(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'settings',
      ...page(queryClient, {
        allows: mayViewAdminPanel,
        component: async () => (await import('./settings/settings-page.tsx')).SettingsPage,
      }),
    },
  ];
}

/** Settings pages of the slices within their frame. */
export function settingsPages(
  queryClient: QueryClient,
  slices: readonly ((queryClient: QueryClient) => RouteObject[])[],
): RouteObject[] {
  return [
    {
      element: <SettingsFrame />,
      children: slices.flatMap((pages) => pages(queryClient)),
    },
  ];
}
