import { periodTextBeside } from '@almanac/domain/calendar/date-text';
import { overlaps } from '@almanac/domain/calendar/period';
import { awayType } from '@almanac/domain/leave/types/leave-type';
import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import { useId, useState } from 'react';
import { PersonLink } from '../../../access/person-link.tsx';
import { TypeBadge } from '../../../leave/types/type-badge.tsx';
import { Face } from '../../../people/photos/face.tsx';
import { readerLocale } from '../../../platform/locale.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { useToday } from '../../../platform/session/today.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { type AwayPeriod, isOver } from './away-periods.ts';
import { awayText, backText, nameOfDays } from './away-text.ts';
import { text } from './messages/text.ts';

interface AwaySectionProps {
  period: AwayPeriod;
  absences: readonly VisibleAbsence[];
}

const shownAtFirst = 20;
const shownMore = 100;

export function AwaySection({ period, absences }: AwaySectionProps) {
  const today = useToday();
  const locale = readerLocale();
  const headingId = useId();
  const [shown, setShown] = useState(shownAtFirst);
  const away = isOver(period) ? [] : absences.filter((absence) => overlaps(absence, period));
  const people = new Set(away.map(({ user }) => user.id)).size;
  const dates = periodTextBeside(period, { startDate: today, endDate: today }, locale);
  const name = period.which ? nameOfDays(period.which) : dates;
  return (
    <section aria-labelledby={headingId} className="rounded-md border border-line bg-card">
      <header className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-5 py-3 max-md:px-4">
        <h2 id={headingId} className="text-lg font-semibold text-ink">
          {name}
        </h2>
        {name !== dates && !isOver(period) && <p className="text-ink-muted">{dates}</p>}
        {people > 0 && (
          <p className="ms-auto text-sm text-ink-muted tabular-nums">
            {text('time-off.presence.awayCount', { count: people })}
          </p>
        )}
      </header>
      {away.length === 0 ? (
        <p className="px-5 py-4 text-ink-muted max-md:px-4">
          {isOver(period) ? text('time-off.presence.weekIsOver') : text('time-off.presence.everyoneIsIn')}
        </p>
      ) : (
        <ul aria-labelledby={headingId} className="divide-y divide-line px-5 max-md:px-4">
          {away.slice(0, shown).map((absence) => (
            <AwayRow key={`${absence.user.id} ${absence.startDate} ${absence.startHalf}`} absence={absence} />
          ))}
        </ul>
      )}
      {away.length > shown && (
        <div className="border-t border-line px-5 py-2 max-md:px-4">
          <Button variant="quiet" size="small" onPress={() => setShown(shown + shownMore)}>
            {text('time-off.presence.showMore', {
              count: Math.min(shownMore, away.length - shown),
              all: away.length - shown,
            })}
          </Button>
        </div>
      )}
    </section>
  );
}

function AwayRow({ absence }: { absence: VisibleAbsence }) {
  const { user, type } = absence;
  const viewer = useViewer();
  const today = useToday();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <Face personId={user.id} name={user.name} />
      <div className="min-w-40 flex-1">
        <p className="font-medium text-ink">
          <PersonLink person={user} />
          {user.id === viewer.id && (
            <span className="font-normal text-ink-muted"> {text('time-off.presence.you')}</span>
          )}
        </p>
        <p className="text-sm text-ink-muted">{awayText(absence, today)}</p>
      </div>
      {type !== awayType.code && <TypeBadge type={type} />}
      <BackText absence={absence} />
    </li>
  );
}

function BackText({ absence }: { absence: VisibleAbsence }) {
  const back = backText(absence, useToday(), readerLocale());
  return (
    <p className="text-end text-ink-muted md:w-44 max-md:ps-13 empty:max-md:hidden">
      {back !== undefined && <time dateTime={absence.backOn}>{back}</time>}
    </p>
  );
}

export function AwaySkeleton({ periods }: { periods: readonly AwayPeriod[] }) {
  return (
    <SkeletonArea label={text('time-off.presence.loadingAway')} className="flex flex-col gap-4">
      {periods.map(({ startDate }) => (
        <div key={startDate} className="rounded-md border border-line bg-card">
          <div className="border-b border-line px-5 py-3 max-md:px-4">
            <Skeleton className="h-7 w-40" />
          </div>
          <div className="flex items-center gap-4 px-5 py-3.5 max-md:px-4">
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="h-9 flex-1" />
          </div>
        </div>
      ))}
    </SkeletonArea>
  );
}
