import { isSystemAdmin } from '@almanac/domain/access/permissions';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { page } from '../platform/page.ts';
import { mailPreferencesQuery } from '../profile/api.ts';
import { settingsQuery } from '../settings/api.ts';
import { absenceGroupsQuery } from '../time-off/presence/entries/api.ts';
import { channelsQuery } from './channels/api.ts';
import { allFeedsQuery, feedsQuery } from './feeds/api.ts';
import { deliveriesQuery, webhooksQuery } from './webhooks/api.ts';
import { deliveryFilters } from './webhooks/delivery-filters.ts';

/** The page of one's own calendar and notifications. */
export function calendarPages(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'profile/calendar',
      ...page(queryClient, {
        prefetch: () => {
          queryClient.prefetchQuery(feedsQuery());
          queryClient.prefetchQuery(mailPreferencesQuery());
          queryClient.prefetchQuery(absenceGroupsQuery());
        },
        component: async () => (await import('./calendar-page.tsx')).CalendarPage,
      }),
    },
  ];
}

/** What leaves the company. */
export function connectionPages(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'settings/connections',
      ...page(queryClient, {
        allows: isSystemAdmin,
        prefetch: () => {
          queryClient.prefetchQuery(webhooksQuery);
          queryClient.prefetchQuery(channelsQuery());
          queryClient.prefetchQuery(allFeedsQuery(1));
          queryClient.prefetchQuery(settingsQuery);
        },
        component: async () => (await import('./connections-page.tsx')).ConnectionsPage,
      }),
    },
    {
      path: 'settings/connections/webhooks/:webhookId',
      ...page(queryClient, {
        allows: isSystemAdmin,
        prefetch: ({ search, params: { webhookId = '' } }) => {
          queryClient.prefetchQuery(webhooksQuery);
          queryClient.prefetchQuery(deliveriesQuery({ id: webhookId, ...deliveryFilters.read(search) }));
        },
        component: async () => (await import('./webhook-page.tsx')).WebhookPage,
      }),
    },
  ];
}
