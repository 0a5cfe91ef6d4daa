import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { includes } from '@almanac/domain/calendar/period';
import { useState } from 'react';
import type { ColouredBy } from '../entries/entry-look.ts';
import type { CalendarContent } from '../entries/use-calendar-content.ts';
import { text } from '../messages/text.ts';
import { CalendarDayDialog } from './calendar-day-dialog.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { DayAgenda } from './day-agenda.tsx';
import type { CalendarPosition } from './use-calendar-position.ts';

interface MonthSheetProps {
  /** Id of the element with the month's name. */
  labelledBy: string;
  position: CalendarPosition;
  today: CalendarDate;
  content: CalendarContent;
  colouredBy?: ColouredBy;
  isLoading: boolean;
}

/** A month grid with the selected day: in a dialog, or below the grid on a small screen. */
export function MonthSheet({ position, content, today, ...grid }: MonthSheetProps) {
  const { entries, holidays, whyFree } = content;
  const { month, currentDay, gridRef, onKeyDown, show, moveTo } = position;
  const [openDay, setOpenDay] = useState(today);
  const [isDayOpen, setDayOpen] = useState(false);
  const entriesOn = (date: CalendarDate) => entries?.filter((entry) => includes(entry, date));
  const unknown = grid.isLoading ? text('time-off.presence.loading') : text('time-off.presence.dayNotLoaded');
  const open = (date: CalendarDate) => {
    show(date);
    setOpenDay(date);
    setDayOpen(true);
  };
  return (
    <>
      <CalendarGrid
        {...grid}
        month={month}
        content={content}
        today={today}
        currentDay={currentDay}
        gridRef={gridRef}
        onKeyDown={onKeyDown}
        onOpenDay={open}
        onShowDay={moveTo}
      />
      <DayAgenda
        date={currentDay}
        entries={entriesOn(currentDay)}
        unknown={unknown}
        holidays={holidays.get(currentDay) ?? []}
        whyFree={whyFree}
      />
      <CalendarDayDialog
        date={openDay}
        entries={entriesOn(openDay)}
        unknown={unknown}
        holidays={holidays.get(openDay) ?? []}
        whyFree={whyFree}
        isOpen={isDayOpen}
        onClose={() => setDayOpen(false)}
      />
    </>
  );
}
