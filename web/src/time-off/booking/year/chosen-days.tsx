import { periodText } from '@almanac/domain/calendar/date-text';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { type ReactNode, useState } from 'react';
import { readerLocale } from '../../../platform/locale.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import type { CalendarEntry } from '../../presence/entries/calendar-entry.ts';
import { EntryList } from '../../presence/entries/entry-list.tsx';
import { text } from './messages/text.ts';

/** The form for selected days, and its label. */
export interface Requesting {
  label: string;
  form: (days: Period, onClose: () => void) => ReactNode;
}

interface Opened {
  anchor: Element;
  days: Period;
  entries: readonly CalendarEntry[];
}

interface ChosenDaysProps {
  entries: readonly CalendarEntry[];
  requesting: Requesting | undefined;
  /** The grid, which reports selected days and the cell of the last one. */
  children: (choose: (days: Period, cell: Element) => void) => ReactNode;
}

/** Opens the form for the days selected in a grid, or shows the time off of a single day first. */
export function ChosenDays({ entries, requesting, children }: ChosenDaysProps) {
  const [chosen, setChosen] = useState<Period>();
  const [opened, setOpened] = useState<Opened>();
  const choose = (days: Period, cell: Element) => {
    const onDay = entries.filter((entry) => includes(entry, days.startDate));
    if (days.startDate === days.endDate && onDay.length > 0)
      setOpened({ anchor: cell, days, entries: onDay });
    else setChosen(days);
  };
  return (
    <>
      {children(choose)}
      <Popover
        anchor={opened?.anchor ?? null}
        title={opened ? periodText(opened.days, readerLocale()) : ''}
        onClose={() => setOpened(undefined)}
      >
        {opened && (
          <>
            <EntryList
              label={text('time-off.booking.timeOffOnDay')}
              entries={opened.entries}
              whyFree={() => undefined}
            />
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
    </>
  );
}
