import type { HistoryEntry } from '@almanac/domain/time-off/history/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useQuery } from '@tanstack/react-query';
import { useTypes } from '../../leave/types/types.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { InstantText } from '../../platform/time-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SeenLine } from '../approvals/facts/seen-line.tsx';
import { requestHistoryQuery } from './api.ts';

/** Who did what to the request, oldest first. */
export function RequestHistory({ request: { id, type } }: { request: TimeOffRequest }) {
  const query = useQuery(requestHistoryQuery(id));
  const { unit } = useTypes().typeOf(type);
  return (
    <Loaded
      query={query}
      failure="Error Loading the History"
      headingLevel={3}
      skeleton={
        <div aria-busy="true">
          <Skeleton className="h-10 w-3/5" />
        </div>
      }
    >
      {(entries) =>
        entries.length === 0 ? (
          <p className="text-ink-muted">Nothing is recorded.</p>
        ) : (
          <ol className="flex flex-col gap-3">
            {entries.map((entry) => (
              <li key={`${entry.at} ${entry.action}`} className="border-l-2 border-line pl-3">
                <Entry entry={entry} unit={unit} />
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}

function Entry({ entry, unit }: { entry: HistoryEntry; unit: Parameters<typeof SeenLine>[0]['unit'] }) {
  const { at, actor, summary, seen } = entry;
  return (
    <>
      <p className="[overflow-wrap:anywhere]">{summary}</p>
      <p className="text-sm text-ink-muted">
        {actor ? <bdi>{actor.name}</bdi> : 'System'} · <InstantText instant={at} />
      </p>
      {seen && <SeenLine seen={seen} unit={unit} at={at} />}
    </>
  );
}
