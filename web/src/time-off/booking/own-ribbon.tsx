import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { loadingFailure } from '../../platform/http/loading-failure.ts';
import { useViewer } from '../../platform/session/session.ts';
import { useToday } from '../../platform/session/today.ts';
import { useFirstDay } from '../../platform/week-start.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { comingYear } from '../presence/away/away-periods.ts';
import { plannedRequestsQuery, workDaysQuery } from '../presence/entries/api.ts';
import { entriesOfRequests } from '../presence/entries/calendar-entry.ts';
import { text } from './messages/text.ts';
import { RequestTimeOffDialog } from './request-time-off.tsx';
import { ChosenDays, type Requesting } from './year/chosen-days.tsx';
import { text as yearText } from './year/messages/text.ts';
import { YearLegend } from './year/year-legend.tsx';
import { YearRibbon } from './year/year-ribbon.tsx';

function requesting(): Requesting {
  return {
    label: text('time-off.booking.request'),
    form: (days, onClose) => <RequestTimeOffDialog days={days} onClose={onClose} />,
  };
}

/** The viewer's 52 weeks around today; selected days open the request form. */
export function OwnRibbon() {
  const today = useToday();
  const headingId = useId();
  const period = comingYear(today, useFirstDay());
  const requests = useQuery(plannedRequestsQuery(period, useViewer().id));
  const work = useQuery(workDaysQuery(period));
  const entries = useMemo(() => entriesOfRequests(requests.data ?? []), [requests.data]);
  return (
    <section aria-labelledby={headingId} className="min-w-0 rounded-md border border-line bg-card">
      <header className="flex items-center justify-between gap-4 px-5 pt-4 max-md:px-4">
        <h2 id={headingId} className="text-lg font-semibold">
          {yearText('time-off.booking.myYear')}
        </h2>
        <LinkButton to="/time-off" size="small">
          {yearText('time-off.booking.monthByMonth')}
        </LinkButton>
      </header>
      <div className="flex flex-col gap-3 px-5 py-4 max-md:px-4">
        <FailureAlert
          title={yearText('time-off.booking.yearNotLoaded')}
          error={loadingFailure(requests) ?? loadingFailure(work)}
          onRetry={() => {
            void requests.refetch();
            void work.refetch();
          }}
          isRetrying={requests.isFetching || work.isFetching}
        />
        <ChosenDays entries={entries} requesting={requesting()}>
          {(choose) => (
            <YearRibbon
              today={today}
              labelledBy={headingId}
              workDays={work.data ?? []}
              entries={entries}
              onChoose={choose}
            />
          )}
        </ChosenDays>
        <YearLegend hint={yearText('time-off.booking.dragHint')} without="freeDay" />
      </div>
    </section>
  );
}
