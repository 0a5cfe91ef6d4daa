import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { fillsAreaOnPhone, PersonLink } from '../../../access/person-link.tsx';
import { Face } from '../../../people/photos/face.tsx';
import { Loaded } from '../../../platform/lists/loaded.tsx';
import { readerLocale } from '../../../platform/locale.ts';
import { useToday } from '../../../platform/session/today.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import type { AwayAtAGlance } from './away-days.ts';
import { awayOnAddress } from './away-filters.ts';
import { awayText, backText, nameOfDays } from './away-text.ts';
import { AwayWeekStrip } from './away-week.tsx';
import { text } from './messages/text.ts';
import { useAwayAtAGlance } from './use-away-at-a-glance.ts';

const mostToday = 3;

/** Who is away today by name, and on each weekday of this week and the next as faces. */
export function AwayCard() {
  return (
    <Card
      title={text('time-off.presence.away')}
      actions={
        <Link
          to="/away"
          className="rounded-md leading-6 text-accent-text hover:underline max-md:-my-2.5 max-md:py-2.5"
        >
          {text('time-off.presence.awayLink')}
        </Link>
      }
    >
      <div className="flex min-h-92 flex-col gap-3.5 max-md:min-h-98">
        <Loaded
          query={useAwayAtAGlance()}
          failure={text('time-off.presence.awayNotLoaded')}
          headingLevel={3}
          skeleton={<AwayCardSkeleton />}
        >
          {(away) => <Glance {...away} />}
        </Loaded>
      </div>
    </Card>
  );
}

function Glance({ absentToday, weeks, unknown }: AwayAtAGlance) {
  const today = useToday();
  const more = absentToday.length - mostToday;
  return (
    <>
      <Section
        name={text('time-off.presence.today')}
        action={
          more > 0 && (
            <Link to={awayOnAddress(today)} className={moreStyle}>
              <span aria-hidden="true">{text('time-off.presence.moreToday', { count: more })}</span>
              <span className="sr-only">{text('time-off.presence.moreAwayToday', { count: more })}</span>
            </Link>
          )
        }
      >
        <div className="min-h-27 max-md:min-h-33">
          {absentToday.length === 0 ? (
            <p className="py-1.5 text-ink-muted">
              {unknown > 0 ? text('time-off.presence.noOneOfTeams') : text('time-off.presence.everyoneIsIn')}
            </p>
          ) : (
            <ul className="flex flex-col">
              {absentToday.slice(0, mostToday).map((absence) => (
                <AwayRow key={absence.user.id} absence={absence} />
              ))}
            </ul>
          )}
        </div>
      </Section>
      {weeks.map(({ which, days }) => (
        <Section key={which} name={nameOfDays(which)}>
          <AwayWeekStrip name={nameOfDays(which)} days={days} />
        </Section>
      ))}
      {unknown > 0 && (
        <p className="text-sm text-ink-muted">{text('time-off.presence.outsideTeams', { count: unknown })}</p>
      )}
    </>
  );
}

const moreStyle =
  'rounded-md text-sm leading-6 text-accent-text hover:underline focus-visible:focus-ring max-md:-my-2.5 max-md:py-2.5';

interface SectionProps {
  name: string;
  action?: ReactNode;
  children: ReactNode;
}

function Section({ name, action, children }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={headingId} className="pb-1 text-sm font-medium text-ink-muted">
          {name}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}

function AwayRow({ absence }: { absence: VisibleAbsence }) {
  const today = useToday();
  const locale = readerLocale();
  const { user } = absence;
  return (
    <li className="relative flex min-h-9 items-center gap-3 max-md:min-h-11">
      <Face personId={user.id} name={user.name} size="small" />
      <p className="flex min-w-0 flex-1 font-medium text-ink">
        <PersonLink person={user} className={`truncate ${fillsAreaOnPhone}`} />
      </p>
      <p className="shrink-0 text-sm text-ink-muted">
        {backText(absence, today, locale) ?? awayText(absence, today)}
      </p>
    </li>
  );
}

function AwayCardSkeleton() {
  return (
    <SkeletonArea label={text('time-off.presence.loadingAway')} className="flex flex-col gap-3.5">
      <div className="flex flex-col">
        <Skeleton className="mb-1 h-5 w-20" />
        {['a', 'b', 'c'].map((row) => (
          <div key={row} className="flex min-h-9 items-center gap-3 max-md:min-h-11">
            <Skeleton className="size-7 rounded-full" />
            <Skeleton className="h-6 flex-1" />
          </div>
        ))}
      </div>
      {['this', 'next'].map((week) => (
        <div key={week} className="flex flex-col gap-1">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-20 w-full" />
        </div>
      ))}
    </SkeletonArea>
  );
}
