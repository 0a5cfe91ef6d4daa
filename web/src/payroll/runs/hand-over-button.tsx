import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { firstOfMonth } from '@almanac/domain/calendar/date-parts';
import { useState } from 'react';
import { useToday } from '../../platform/session/today.ts';
import { Button } from '../../ui/button/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { text } from '../messages/text.ts';

const HandOverDialog = lazyDialog(async () => (await import('./hand-over-dialog.tsx')).HandOverDialog);

/** Hands the month over once it has begun. */
export function HandOverButton({ month }: { month: CalendarDate }) {
  const [isOpen, setOpen] = useState(false);
  const hasBegun = month <= firstOfMonth(useToday());
  if (!hasBegun) return null;
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        {text('payroll.handOver', { month })}
      </Button>
      {isOpen && <HandOverDialog month={month} onClose={() => setOpen(false)} />}
    </>
  );
}
