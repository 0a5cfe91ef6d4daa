import { addDays, addMonths } from '@almanac/domain/calendar/calendar-date';
import { monthText, weekdayText } from '@almanac/domain/calendar/date-text';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { useAddressFilters } from '../../../platform/lists/address.ts';
import { Loaded } from '../../../platform/lists/loaded.tsx';
import { readerLocale } from '../../../platform/locale.ts';
import { useToday } from '../../../platform/session/today.ts';
import { useFirstDay } from '../../../platform/week-start.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { EmptyState } from '../../../ui/page/message-panel.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { absenceGroupsQuery, absencesQuery } from '../entries/api.ts';
import { GroupFilterBar } from '../entries/group-filter-bar.tsx';
import { monthName, monthOf, readMonth } from '../month/calendar-month.ts';
import { awayFilters, periodsOf, shownDays } from './away-filters.ts';
import { AwaySection, AwaySkeleton } from './away-list.tsx';
import { text } from './messages/page-text.ts';
import { text as common } from './messages/text.ts';

const AwayCalendar = lazyComponent(async () => (await import('./away-calendar.tsx')).AwayCalendar);

type ShownView = 'coming' | 'month' | 'calendar';

function views(): { id: ShownView; label: string }[] {
  return [
    { id: 'coming', label: text('time-off.presence.now') },
    { id: 'month', label: text('time-off.presence.byMonth') },
    { id: 'calendar', label: text('time-off.presence.asCalendar') },
  ];
}

/** The absence page for everyone: agenda, month or calendar. */
export function AwayPage() {
  const today = useToday();
  const { filters, change } = useAddressFilters(awayFilters);
  const { departmentId, teamId, month, day, view } = filters;
  const agenda: ShownView = month === undefined ? 'coming' : 'month';
  const ofDay = view === 'agenda' ? day : undefined;
  const choose = (chosen: ShownView) => {
    if (chosen === 'calendar') change({ view: 'calendar', day: null });
    else
      change({
        view: 'agenda',
        month: chosen === 'month' ? monthName(readMonth(month ?? null, today)) : null,
        day: null,
      });
  };
  return (
    <>
      <PageHeader title={text('time-off.presence.whoIsAway')} actions={<GroupFilters />} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <div className="w-76 max-sm:w-full">
          <RadioGroup
            label={text('time-off.presence.awayDays')}
            isLabelHidden
            variant="segments"
            options={views()}
            value={view === 'calendar' ? 'calendar' : ofDay === undefined ? agenda : null}
            onChange={choose}
          />
        </div>
        {ofDay !== undefined && (
          <Steps
            previous={text('time-off.presence.previousDay')}
            next={text('time-off.presence.nextDay')}
            shown={weekdayText(ofDay, readerLocale())}
            onWalk={(days) => change({ day: addDays(ofDay, days) })}
          />
        )}
        {view === 'agenda' && day === undefined && month !== undefined && (
          <Steps
            previous={text('time-off.presence.earlierMonth')}
            next={text('time-off.presence.laterMonth')}
            shown={monthText(readMonth(month, today).startDate, readerLocale())}
            onWalk={(months) =>
              change({ month: monthName(monthOf(addMonths(readMonth(month, today).startDate, months))) })
            }
          />
        )}
      </div>
      {view === 'calendar' ? (
        <Suspense fallback={<Skeleton className="h-160 w-full" />}>
          <AwayCalendar teamId={teamId} departmentId={departmentId} />
        </Suspense>
      ) : (
        <AwayAgenda />
      )}
    </>
  );
}

/** Absences grouped by the days they begin to matter. */
function AwayAgenda() {
  const today = useToday();
  const firstDay = useFirstDay();
  const { filters } = useAddressFilters(awayFilters);
  const { departmentId, teamId } = filters;
  const days = shownDays(filters, today, firstDay);
  const query = useQuery(absencesQuery(days, teamId, departmentId));
  const periods = periodsOf(filters, today, firstDay);
  const isNarrowed = departmentId !== undefined || teamId !== undefined;
  return (
    <Loaded
      query={query}
      failure={common('time-off.presence.awayNotLoaded')}
      skeleton={<AwaySkeleton periods={periods} />}
    >
      {(absences) =>
        absences.length === 0 ? (
          <EmptyState
            icon={<CalendarCheck aria-hidden="true" />}
            tone="success"
            title={common('time-off.presence.everyoneIsIn')}
            message={
              isNarrowed ? text('time-off.presence.noOneOfGroup') : text('time-off.presence.noOneSeen')
            }
          />
        ) : (
          <div className="flex flex-col gap-4" aria-busy={query.isFetching}>
            {periods.map((period) => (
              <AwaySection key={period.startDate} period={period} absences={absences} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}

interface StepsProps {
  /** Labels of the buttons. */
  previous: string;
  next: string;
  /** The shown day or month. */
  shown: string;
  /** Walks back or on by one. */
  onWalk: (steps: -1 | 1) => void;
}

function Steps({ previous, next, shown, onWalk }: StepsProps) {
  return (
    <div className="flex items-center gap-1">
      <IconButton label={previous} size="small" onPress={() => onWalk(-1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <p aria-live="polite" className="min-w-36 text-center font-medium text-ink">
        {shown}
      </p>
      <IconButton label={next} size="small" onPress={() => onWalk(1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Filters by the departments and teams whose absences the viewer may see. */
function GroupFilters() {
  const filtering = useAddressFilters(awayFilters);
  const { data: groups } = useQuery(absenceGroupsQuery());
  return <GroupFilterBar label={text('time-off.presence.filterAway')} groups={groups} {...filtering} />;
}
