import type { HistoryEntry } from '@almanac/domain/time-off/history/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTypes } from '../../leave/types/types.ts';
import { Face } from '../../people/photos/face.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useViewer } from '../../platform/session/session.ts';
import { InstantText } from '../../platform/time-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SeenLine } from '../approvals/facts/seen-line.tsx';
import { decidedByText, decidersText } from '../requests/words/request-texts.ts';
import { requestHistoryQuery } from './api.ts';
import { text } from './messages/text.ts';
import { storyOf } from './request-story.ts';

/** Who did what to the request, oldest first, and who acts next. */
export function RequestHistory({ request }: { request: TimeOffRequest }) {
  const query = useQuery(requestHistoryQuery(request.id));
  const { unit } = useTypes().typeOf(request.type);
  const wording = { viewerId: useViewer().id };
  const next = request.status === 'PENDING' ? decidersText(request, wording) : '';
  return (
    <Loaded
      query={query}
      failure={text('time-off.history.notLoaded')}
      headingLevel={3}
      skeleton={
        <div aria-busy="true">
          <Skeleton className="h-10 w-3/5" />
        </div>
      }
    >
      {(entries) => (
        <ol className="flex flex-col">
          {storyOf(request, entries, decidedByText(request, wording)).map((entry) => (
            <Step
              key={`${entry.at} ${entry.action}`}
              mark={<Face personId={entry.actor?.id} name={nameOf(entry)} size="small" />}
            >
              <Entry entry={entry} unit={unit} />
            </Step>
          ))}
          {next !== '' && (
            <Step
              mark={
                <span className="flex size-7 shrink-0 items-center justify-center rounded-full border border-dashed border-control-line">
                  <Hourglass aria-hidden="true" className="size-3.5 text-ink-subtle" />
                </span>
              }
            >
              <p className="pt-0.5 text-ink-muted">{next}</p>
            </Step>
          )}
        </ol>
      )}
    </Loaded>
  );
}

/** A step on the line, with the face of who took it. */
function Step({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="group relative flex gap-3 pb-4 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute start-3.5 top-7 bottom-0 border-s border-line group-last:hidden"
      />
      {mark}
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}

function nameOf({ actor }: Pick<HistoryEntry, 'actor'>): string {
  return actor?.name ?? text('time-off.history.system');
}

function Entry({ entry, unit }: { entry: HistoryEntry; unit: Parameters<typeof SeenLine>[0]['unit'] }) {
  const { at, actor, summary, seen } = entry;
  return (
    <>
      <p className="[overflow-wrap:anywhere]">{summary}</p>
      <p className="text-sm text-ink-muted">
        {actor ? <bdi>{actor.name}</bdi> : text('time-off.history.system')} · <InstantText instant={at} />
      </p>
      {seen && <SeenLine seen={seen} unit={unit} at={at} />}
    </>
  );
}
