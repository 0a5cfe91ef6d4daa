import { system } from '@almanac/domain/access/principal';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { digestsPrepared } from '@almanac/domain/connections/digests/events';
import { change } from '../../audit/change.ts';
import { type ChangeContext, unchanged } from '../../platform/use-case/change.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import type { DigestData } from './digest-data.ts';
import { readDigestReaders } from './digest-queries.ts';
import { beginRound } from './digest-store.ts';

/**
 * Queues the day's digests, once, however many instances run. Each is composed when it is sent, and not sent if it has
 * nothing to say.
 */
export async function sendDigests(
  context: Pick<ChangeContext, 'database' | 'jobs' | 'react'>,
  day: CalendarDate,
): Promise<void> {
  const readers = await readDigestReaders(context.database);
  if (readers.length === 0) return;
  await change({ ...context, actor: system }, async (writer) => {
    if (!(await beginRound(writer, day))) return unchanged(null);
    const { id } = await readStoredSettings(writer);
    return {
      result: null,
      events: [
        digestsPrepared({
          entityId: id,
          changes: [{ field: 'digest', to: readers.length }],
          data: { people: readers.length },
        }),
      ],
      notices: readers.map(({ digest: kind, ...recipient }) => ({
        message: 'connections.digest',
        recipient,
        data: { day, kind } satisfies DigestData,
      })),
    };
  });
}
