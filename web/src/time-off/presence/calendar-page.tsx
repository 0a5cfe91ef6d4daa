import { addMonths } from '@almanac/domain/calendar/calendar-date';
import { monthText } from '@almanac/domain/calendar/date-text';
import type { Period } from '@almanac/domain/calendar/period';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarDays, Rows3 } from 'lucide-react';
import { type ReactNode, Suspense, useId } from 'react';
import { useAddressFilters } from '../../platform/lists/address.ts';
import { readerLocale } from '../../platform/locale.ts';
import { useToday } from '../../platform/session/today.ts';
import { useFirstDay } from '../../platform/week-start.ts';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { approvalGroupsQuery, calendarQuery } from './entries/api.ts';
import { type CalendarSpan, type CalendarView, calendarFilters } from './entries/calendar-filters.ts';
import { GroupFilterBar } from './entries/group-filter-bar.tsx';
import { text } from './messages/text.ts';
import { monthOf, weeksAround } from './month/calendar-month.ts';
import { MonthButtons } from './month/month-buttons.tsx';
import { MonthView } from './month/month-view.tsx';
import { useCalendarPosition } from './month/use-calendar-position.ts';
import { monthsOf, periodOfSpan } from './people/people-days.ts';

const PeopleView = lazyComponent(async () => (await import('./people/people-view.tsx')).PeopleView);

function views(): { id: CalendarView; label: string; icon: ReactNode }[] {
  return [
    { id: 'month', label: text('time-off.presence.monthView'), icon: <CalendarDays aria-hidden="true" /> },
    { id: 'people', label: text('time-off.presence.peopleView'), icon: <Rows3 aria-hidden="true" /> },
  ];
}

function spans(): { id: CalendarSpan; label: string }[] {
  return [
    { id: 'month', label: text('time-off.presence.spanOfMonths', { count: monthsOf.month }) },
    { id: 'quarter', label: text('time-off.presence.spanOfMonths', { count: monthsOf.quarter }) },
  ];
}

/** `action` is an extra button for approvers. */
export function CalendarPage({ action }: { action?: ReactNode }) {
  const today = useToday();
  const firstDay = useFirstDay();
  const queryClient = useQueryClient();
  const position = useCalendarPosition(today);
  const { filters, change } = useAddressFilters(calendarFilters);
  const { view, span, teamId, departmentId } = filters;
  const headingId = useId();
  const isOfPeople = view === 'people';
  const period = isOfPeople ? periodOfSpan(position.month, span) : position.month;
  const preload = (month: Period) => {
    const shown = isOfPeople ? periodOfSpan(month, span) : weeksAround(month, firstDay);
    return queryClient.prefetchQuery(calendarQuery(shown, { teamId, departmentId, only: 'scope' }));
  };
  return (
    <div className="flex flex-col gap-6 print-landscape print:gap-2">
      <PageHeader
        title={text('time-off.presence.calendar')}
        subtitle={text('time-off.presence.calendarHint')}
        actions={
          <>
            <div>
              <CalendarFilterBar />
            </div>
            {action && <div className="print:hidden">{action}</div>}
          </>
        }
      />
      <section aria-labelledby={headingId} className="rounded-md border border-line bg-card">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 max-md:px-3">
          <h2 id={headingId} aria-live="polite" className="me-auto text-lg font-semibold text-ink">
            {monthsText(period)}
          </h2>
          <div className="flex gap-x-4 gap-y-2 max-sm:w-full max-sm:flex-col print:hidden">
            {isOfPeople && (
              <div className="w-52 shrink-0 max-sm:w-full">
                <RadioGroup
                  label={text('time-off.presence.span')}
                  isLabelHidden
                  variant="segments"
                  options={spans()}
                  value={span}
                  onChange={(chosen) => change({ span: chosen })}
                />
              </div>
            )}
            <div className="w-56 shrink-0 max-sm:w-full">
              <RadioGroup
                label={text('time-off.presence.view')}
                isLabelHidden
                variant="segments"
                options={views()}
                value={view}
                onChange={(chosen) => change({ view: chosen })}
              />
            </div>
          </div>
          <MonthButtons
            step={isOfPeople ? monthsOf[span] : 1}
            onWalk={position.walk}
            onToday={() => position.show(today)}
            onIntent={(months) =>
              void preload(monthOf(months === 'today' ? today : addMonths(position.month.startDate, months)))
            }
          />
        </div>
        {isOfPeople ? (
          <Suspense>
            <PeopleView
              labelledBy={headingId}
              period={period}
              teamId={teamId}
              departmentId={departmentId}
              today={today}
              onLeave={position.show}
            />
          </Suspense>
        ) : (
          <MonthView
            labelledBy={headingId}
            position={position}
            teamId={teamId}
            departmentId={departmentId}
            today={today}
          />
        )}
      </section>
    </div>
  );
}

/** The month name, or the first and last of several. */
function monthsText({ startDate, endDate }: Period): string {
  const [first, last] = [monthText(startDate, readerLocale()), monthText(endDate, readerLocale())];
  return first === last ? first : text('time-off.presence.months', { first, last });
}

/** Filters by the viewer's departments and teams. */
function CalendarFilterBar() {
  const filtering = useAddressFilters(calendarFilters);
  const { data: groups } = useQuery(approvalGroupsQuery());
  return <GroupFilterBar label={text('time-off.presence.filterCalendar')} groups={groups} {...filtering} />;
}
