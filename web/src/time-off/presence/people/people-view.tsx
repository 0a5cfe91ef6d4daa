import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureAlert } from '../../../platform/forms/failure-alert.tsx';
import { loadingFailure } from '../../../platform/http/loading-failure.ts';
import { isolated } from '../../../platform/isolated.ts';
import { countText } from '../../../platform/lists/count-text.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { SkeletonArea, SkeletonRows } from '../../../ui/skeleton.tsx';
import { calendarPeopleQuery, requestsAroundQuery } from '../entries/api.ts';
import { entriesOfRequests } from '../entries/calendar-entry.ts';
import type { WhyFree } from '../entries/calendar-free-days.ts';
import { CalendarLegend } from '../entries/calendar-legend.tsx';
import { EntryList } from '../entries/entry-list.tsx';
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
  const people = useQuery(calendarPeopleQuery(period, teamId, departmentId));
  const requests = useQuery(requestsAroundQuery(period, teamId, departmentId));
  const [opened, setOpened] = useState<OpenedCell>();
  const entries = entriesOfRequests(requests.data ?? []);
  const approved = entries.filter(({ isPending }) => !isPending).length;
  const openedEntries = entries.filter(
    (entry) => entry.user.id === opened?.userId && includes(entry, opened.date),
  );
  const unknown = requests.isPending ? 'Loading...' : 'The time off of this day could not be loaded.';
  const noEntryText = requests.data ? 'No time off on this day.' : unknown;
  const count = people.data?.people.length ?? 0;
  return (
    <>
      <FailureAlert
        title="The calendar could not be loaded"
        error={loadingFailure(people) ?? loadingFailure(requests)}
        onRetry={() => {
          void people.refetch();
          void requests.refetch();
        }}
        isRetrying={people.isFetching || requests.isFetching}
        className="mx-5 mb-3"
      />
      {people.isPending && (
        <SkeletonArea label="Loading the people" className="border-t border-line px-5 py-3">
          <SkeletonRows rows={12} />
        </SkeletonArea>
      )}
      {people.data && (
        <PeopleGrid
          labelledBy={labelledBy}
          period={period}
          shown={people.data}
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
      <CalendarLegend entries={entries}>
        {people.data && requests.data
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
