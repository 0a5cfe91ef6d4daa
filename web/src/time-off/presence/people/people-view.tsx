import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { readerLocale } from '../../../platform/locale.ts';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { SkeletonArea, SkeletonRows } from '../../../ui/skeleton.tsx';
import { calendarQuery } from '../entries/api.ts';
import { entriesOfCalendar } from '../entries/calendar-entry.ts';
import { CalendarFailures } from '../entries/calendar-failures.tsx';
import { type FreeReason, freeText, type WhyFree } from '../entries/calendar-free-days.ts';
import { CalendarLegend } from '../entries/calendar-legend.tsx';
import { EntryList } from '../entries/entry-list.tsx';
import { marksOfWorks } from '../entries/legend-marks.ts';
import { text as common } from '../entries/messages/text.ts';
import { text } from '../messages/text.ts';
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
  why: FreeReason | undefined;
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
  const unknown = calendar.isFetching
    ? text('time-off.presence.loading')
    : text('time-off.presence.dayNotLoaded');
  const noEntryText = isLoaded ? text('time-off.presence.noneOnDay') : unknown;
  const count = data?.people.length ?? 0;
  return (
    <>
      <CalendarFailures title={text('time-off.presence.calendarNotLoaded')} query={calendar} />
      {calendar.isPending && (
        <SkeletonArea
          label={text('time-off.presence.loadingPeople')}
          className="border-t border-line px-5 py-3"
        >
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
              title: text('time-off.presence.personAndDay', {
                name: person.name,
                day: dateText(date, readerLocale()),
              }),
              userId: person.id,
              date,
            })
          }
        />
      )}
      <CalendarLegend entries={entries} dayMarks={data && isLoaded ? marksOfWorks(data.works) : []}>
        {isLoaded
          ? text('time-off.presence.peopleAndApproved', { people: count, approved })
          : text('time-off.presence.loading')}
      </CalendarLegend>
      <Popover
        anchor={opened?.anchor ?? null}
        title={opened?.title ?? ''}
        onClose={() => setOpened(undefined)}
      >
        {opened?.why && (
          <p className="text-ink-muted">
            {common('time-off.presence.notAtWork', { why: freeText(opened.why) })}
          </p>
        )}
        {opened && openedEntries.length === 0 && <p className="text-ink-muted">{noEntryText}</p>}
        {openedEntries.length > 0 && (
          <EntryList label={text('time-off.presence.timeOff')} entries={openedEntries} whyFree={noneIsFree} />
        )}
      </Popover>
    </>
  );
}
