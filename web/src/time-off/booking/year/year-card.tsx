import { periodText } from '@almanac/domain/calendar/date-text';
import { calendarYear, includes, type Period } from '@almanac/domain/calendar/period';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FailureAlert } from '../../../platform/forms/failure-alert.tsx';
import { loadingFailure } from '../../../platform/http/loading-failure.ts';
import { withParameters } from '../../../platform/lists/address.ts';
import { useAddress } from '../../../platform/lists/use-address.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { useToday } from '../../../platform/session/today.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { plannedRequestsQuery, workDaysQuery } from '../../presence/entries/api.ts';
import { type CalendarEntry, entriesOfRequests } from '../../presence/entries/calendar-entry.ts';
import { EntryList } from '../../presence/entries/entry-list.tsx';
import { readYear } from './year-days.ts';
import { YearGrid } from './year-grid.tsx';

interface Opened {
  anchor: Element;
  days: Period;
  entries: readonly CalendarEntry[];
}

interface YearCardProps {
  userId: string;
  /** Heading, followed by the year. */
  title: string;
  /** The form for the selected days and its label; without it, days can't be selected. */
  requesting?: { label: string; form: (days: Period, onClose: () => void) => ReactNode } | undefined;
}

/** A person's year at a glance; selected days open the form. */
export function YearCard({ userId, title, requesting }: YearCardProps) {
  const viewer = useViewer();
  const today = useToday();
  const { address, change } = useAddress();
  const year = readYear(address.get('year'), today);
  const period = calendarYear(year);
  const headingId = useId();
  const requests = useQuery(plannedRequestsQuery(period, userId));
  const work = useQuery(workDaysQuery(period, userId === viewer.id ? undefined : userId));
  const [chosen, setChosen] = useState<Period>();
  const [opened, setOpened] = useState<Opened>();
  const entries = entriesOfRequests(requests.data ?? []);
  const showYear = (next: number) =>
    change(
      (present) =>
        withParameters(present, { year: next === readYear(null, today) ? undefined : String(next) }),
      { replace: true, preventScrollReset: true },
    );
  const choose = (days: Period, cell: Element) => {
    const onDay = entries.filter((entry) => includes(entry, days.startDate));
    if (days.startDate === days.endDate && onDay.length > 0)
      setOpened({ anchor: cell, days, entries: onDay });
    else setChosen(days);
  };
  return (
    <section aria-labelledby={headingId} className="min-w-0 rounded-md border border-line bg-card">
      <header className="flex items-center gap-1 px-5 pt-4 max-md:px-4">
        <h2 id={headingId} aria-live="polite" className="mr-auto text-lg font-semibold">
          {title} {year}
        </h2>
        <IconButton label="Previous year" size="small" onPress={() => showYear(year - 1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label="Next year" size="small" onPress={() => showYear(year + 1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </header>
      <div className="flex flex-col gap-3 px-5 py-4 max-md:px-4">
        <FailureAlert
          title="The year could not be loaded"
          error={loadingFailure(requests) ?? loadingFailure(work)}
          onRetry={() => {
            void requests.refetch();
            void work.refetch();
          }}
          isRetrying={requests.isFetching || work.isFetching}
        />
        <YearGrid
          year={year}
          labelledBy={headingId}
          workDays={work.data ?? []}
          entries={entries}
          isLoading={requests.data === undefined || work.data === undefined}
          today={today}
          onShowYear={showYear}
          onChoose={choose}
        />
        <YearLegend hint={requesting && choosing} />
      </div>
      <Popover
        anchor={opened?.anchor ?? null}
        title={opened ? periodText(opened.days, readerLocale()) : ''}
        onClose={() => setOpened(undefined)}
      >
        {opened && (
          <>
            <EntryList label="Time off" entries={opened.entries} whyFree={() => undefined} />
            {requesting && (
              <Button
                onPress={() => {
                  setOpened(undefined);
                  setChosen(opened.days);
                }}
              >
                {requesting.label}
              </Button>
            )}
          </>
        )}
      </Popover>
      {chosen && requesting?.form(chosen, () => setChosen(undefined))}
    </section>
  );
}

const choosing = 'Drag over days, or use Shift with a click or the arrows and then Enter, to ask for them.';

/** The legend of day marks, and how to select days. */
function YearLegend({ hint }: { hint: string | undefined }) {
  const marks = [
    { label: 'Approved', style: 'bg-tone-mark' },
    { label: 'Waiting for approval', style: 'bar-striped' },
    { label: 'Holiday', style: 'border-line! holiday-hatched' },
    { label: 'Free day', style: 'border-line! day-hatched' },
    { label: 'Today', style: 'bg-hovered ring-2 ring-accent ring-inset' },
  ];
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
      <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1">
        {marks.map(({ label, style }) => (
          <li key={label} className="flex items-center gap-1.5">
            <span
              data-tone="type-blue"
              className={`size-3.5 rounded-[0.1875rem] border border-transparent forced-color-adjust-none ${style}`}
            />
            {label}
          </li>
        ))}
      </ul>
      {hint && <p className="max-md:hidden">{hint}</p>}
    </div>
  );
}
