import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { fillsAreaOnPhone, PersonLink } from '../../../access/person-link.tsx';
import { Loaded } from '../../../platform/lists/loaded.tsx';
import { readerLocale } from '../../../platform/locale.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { useToday } from '../../../platform/session/today.ts';
import { useFirstDay } from '../../../platform/week-start.ts';
import { Card } from '../../../ui/card.tsx';
import { Avatar } from '../../../ui/data/avatar.tsx';
import { EmptyState } from '../../../ui/page/message-panel.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { firstAbsencesQuery } from '../entries/api.ts';
import { type AwayPeriod, comingDays, comingPeriods, isOver } from './away-periods.ts';
import { awaySections } from './away-sections.ts';
import { awayText, backText, fromText } from './away-text.ts';

const rows = 6;

/**
 * Today, this week and next week. The card always takes the height of all its rows, so that nothing below it
 * moves.
 */
export function AwayCard() {
  const today = useToday();
  const viewer = useViewer();
  const firstDay = useFirstDay();
  const query = useQuery(firstAbsencesQuery(comingDays(today, firstDay)));
  return (
    <Card title="Away">
      <div className="flex min-h-117 flex-col gap-4">
        <Loaded
          query={query}
          failure="Who is away could not be loaded"
          headingLevel={3}
          skeleton={<AwayCardSkeleton />}
        >
          {(away) => <Sections {...awaySections(away, viewer.id, comingPeriods(today, firstDay), rows)} />}
        </Loaded>
      </div>
    </Card>
  );
}

function Sections({ sections, more, isCut }: ReturnType<typeof awaySections>) {
  if (sections.every(({ absences }) => absences.length === 0)) {
    return (
      <EmptyState
        icon={<CalendarCheck aria-hidden="true" />}
        tone="success"
        title="Everybody is in"
        message="Nobody is away until the end of next week, as far as you may see it."
        headingLevel={3}
        className="my-auto"
      />
    );
  }
  return (
    <>
      {sections.map(({ period, absences, hasNamedBefore }) => (
        <Section key={period.name} period={period}>
          {absences.length === 0 ? (
            <p className="text-sm text-ink-muted">
              {isOver(period) ? 'The week is over' : emptyText(hasNamedBefore, isCut)}
            </p>
          ) : (
            <ul className="flex flex-col gap-1">
              {absences.map((absence) => (
                <AwayRow key={absence.user.id} absence={absence} />
              ))}
            </ul>
          )}
        </Section>
      ))}
      <Link to="/away" className="mt-auto self-start rounded-md text-accent-text hover:underline">
        {more > 0 ? `+${more} more` : 'Who is away'}
      </Link>
    </>
  );
}

/** In large companies, absences outside the viewer's own teams aren't known here. */
function emptyText(hasNamedBefore: boolean, isCut: boolean): string {
  if (isCut) return 'Nobody else of your teams';
  return hasNamedBefore ? 'Nobody else' : 'Everybody is in';
}

function Section({ period, children }: { period: AwayPeriod; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="pb-1 text-sm font-medium text-ink-muted">
        {period.name}
      </h3>
      {children}
    </section>
  );
}

function AwayRow({ absence }: { absence: VisibleAbsence }) {
  const today = useToday();
  const locale = readerLocale();
  const { user, startDate, minutes } = absence;
  const back = backText(absence, today, locale);
  const from = startDate > today ? fromText(absence, today, locale) : undefined;
  const words = minutes === undefined ? [from, back].filter((each) => each !== undefined) : [];
  return (
    <li className="relative flex min-h-11 items-center gap-3">
      <Avatar name={user.name} size="small" />
      <div className="min-w-0 leading-5">
        <p className="flex font-medium text-ink">
          <PersonLink person={user} className={`truncate ${fillsAreaOnPhone}`} />
        </p>
        <p className="truncate text-sm text-ink-muted">
          {words.length > 0 ? words.join(' · ') : awayText(absence, today, locale)}
        </p>
      </div>
    </li>
  );
}

function AwayCardSkeleton() {
  const periods = comingPeriods(useToday(), useFirstDay());
  return (
    <SkeletonArea label="Loading who is away" className="flex flex-col gap-4">
      {periods.map(({ name }) => (
        <div key={name} className="flex flex-col gap-1">
          <Skeleton className="h-5 w-20" />
          {['a', 'b'].map((row) => (
            <div key={row} className="flex min-h-11 items-center gap-3">
              <Skeleton className="size-7 rounded-full" />
              <Skeleton className="h-8 flex-1" />
            </div>
          ))}
        </div>
      ))}
    </SkeletonArea>
  );
}
