import { QueryClient } from '@tanstack/react-query';
import { prefetchTypes } from './leave/types/types.ts';
import { leaveOpenings } from './leave-openings.ts';
import { openings } from './openings.ts';
import { peopleOpenings } from './people-openings.ts';
import { reroute } from './platform/http/wire.ts';
import type { Opening } from './platform/page.ts';
import { companyQuery } from './platform/session/company.ts';
import { sessionQuery } from './platform/session/session.ts';

/** A page as the server was asked for it. */
interface AskedPage {
  /** Its address as the router has it, such as 'teams/:teamId'. */
  address: string;
  params: Readonly<Record<string, string>>;
  search: string;
}

const allOpenings: Readonly<Record<string, Opening>> = { ...openings, ...peopleOpenings, ...leaveOpenings };

/** Makes every call by what is given from now on. */
export function connect(call: Parameters<typeof reroute>[0]): void {
  reroute(call);
}

/** Makes the calls that the page makes first, as the browser would as it opens the page, and waits for their answers. */
export async function makeFirstCalls({ address, params, search }: AskedPage): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  try {
    const [session] = await Promise.all([
      client.fetchQuery(sessionQuery),
      client.prefetchQuery(companyQuery),
    ]);
    const opening = allOpenings[address];
    if (session === null || opening === undefined) return;
    prefetchTypes(client);
    const { allows = () => true, prefetch } = opening;
    // What fails is asked for again by who shows it.
    if (allows(session.user))
      await Promise.allSettled([prefetch?.(client, new URLSearchParams(search), params, session.user)]);
    await everyAnswer(client);
  } finally {
    // What says how long it is kept would be kept so long here, with a timer that nobody waits for.
    client.clear();
  }
}

async function everyAnswer(client: QueryClient): Promise<void> {
  for (;;) {
    const asked = client.getQueryCache().findAll({ fetchStatus: 'fetching' });
    if (asked.length === 0) return;
    await Promise.allSettled(asked.map((query) => query.promise));
  }
}
