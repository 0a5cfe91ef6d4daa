import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { iconButtonStyle } from '../button/button-style.ts';
import { DayGrid, MarkNotes } from './day-grid.tsx';
import type { DayMarks } from './day-marks.ts';
import { useFirstDayName } from './first-day.ts';

interface MonthGridProps {
  marks?: DayMarks | undefined;
}

/** The month grid of a date picker. */
export function MonthGrid({ marks }: MonthGridProps) {
  return (
    <Calendar firstDayOfWeek={useFirstDayName()} className="flex flex-col gap-2">
      <header className="flex items-center justify-between">
        <AriaButton slot="previous" className={iconButtonStyle('quiet', 'small')}>
          <ChevronLeft aria-hidden="true" />
        </AriaButton>
        <Heading level={2} className="text-base font-semibold" />
        <AriaButton slot="next" className={iconButtonStyle('quiet', 'small')}>
          <ChevronRight aria-hidden="true" />
        </AriaButton>
      </header>
      <DayGrid marks={marks} />
      {marks && <MarkNotes marks={marks} />}
    </Calendar>
  );
}
