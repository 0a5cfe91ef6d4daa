import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isolated } from '../../../platform/isolated.ts';
import { countText } from '../../../platform/lists/count-text.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { SkeletonArea, SkeletonRows } from '../../../ui/skeleton.tsx';
import { calendarQuery } from '../entries/api.ts';
import { entriesOfCalendar } from '../entries/calendar-entry.ts';
import { CalendarFailures } from '../entries/calendar-failures.tsx';
import type { WhyFree } from '../entries/calendar-free-days.ts';
import { CalendarLegend } from '../entries/calendar-legend.tsx';
import { EntryList } from '../entries/entry-list.tsx';
import { marksOfWorks } from '../entries/legend-marks.ts';
import { PeopleGrid } from './people-grid.tsx';

interface PeopleViewProps {
  /** Id of the element with the period's name. */
  labelledBy: string;
  period: Period;
  teamId: string | undefined;
  departmentId: string | undefined;
  today: CalendarDate;
  /** Shows the month of a day. */
  onLeave: (date: CalendarDate) => void;
}

interface OpenedCell {
  anchor: Element;
  title: string;
  why: string | undefined;
  userId: string;
  date: CalendarDate;
}

const noneIsFree: WhyFree = () => undefined;

/** Everyone in view as rows, with their time off and days off work. */
export function PeopleView({ labelledBy, period, teamId, departmentId, today, onLeave }: PeopleViewProps) {
  const shown = { teamId, departmentId, only: 'scope' } as const;
  // Keeps the focused row while the next period loads.
  const calendar = useQuery({ ...calendarQuery(period, shown), placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = calendar;
  const [opened, setOpened] = useState<OpenedCell>();
  const isLoaded = data !== undefined && !isPlaceholderData;
  const entries = useMemo(() => (data && isLoaded ? entriesOfCalendar(data) : []), [data, isLoaded]);
  const approved = entries.filter(({ isPending }) => !isPending).length;
  const openedEntries = entries.filter(
    (entry) => entry.user.id === opened?.userId && includes(entry, opened.date),
  );
  const unknown = calendar.isFetching ? 'Loading...' : 'The time off of this day could not be loaded.';
  const noEntryText = isLoaded ? 'No time off on this day.' : unknown;
  const count = data?.people.length ?? 0;
  return (
    <>
      <CalendarFailures title="The calendar could not be loaded" query={calendar} />
      {calendar.isPending && (
        <SkeletonArea label="Loading the people" className="border-t border-line px-5 py-3">
          <SkeletonRows rows={12} />
        </SkeletonArea>
      )}
      {data && (
        <PeopleGrid
          labelledBy={labelledBy}
          period={period}
          shown={data}
          isLoaded={isLoaded}
          entries={entries}
          today={today}
          onLeave={onLeave}
          onOpen={({ person, date, why }, anchor) =>
            setOpened({
              anchor,
              why,
              title: `${isolated(person.name)}, ${dateText(date, readerLocale())}`,
              userId: person.id,
              date,
            })
          }
        />
      )}
      <CalendarLegend entries={entries} dayMarks={data && isLoaded ? marksOfWorks(data.works) : []}>
        {isLoaded
          ? `${countText(count, 'person', 'people')}, ${countText(approved, 'approved request')}`
          : 'Loading...'}
      </CalendarLegend>
      <Popover
        anchor={opened?.anchor ?? null}
        title={opened?.title ?? ''}
        onClose={() => setOpened(undefined)}
      >
        {opened?.why !== undefined && <p className="text-ink-muted">Not at work anyway: {opened.why}</p>}
        {opened && openedEntries.length === 0 && <p className="text-ink-muted">{noEntryText}</p>}
        {openedEntries.length > 0 && (
          <EntryList label="Time off" entries={openedEntries} whyFree={noneIsFree} />
        )}
      </Popover>
    </>
  );
}
