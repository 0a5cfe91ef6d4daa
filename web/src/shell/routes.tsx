import { mayViewAdminPanel } from '@almanac/domain/access/permissions';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { page } from '../platform/page.ts';
import { aboutQuery } from '../platform/session/about.ts';
import { SettingsFrame } from './settings/settings-frame.tsx';

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
