import { periodText } from '@almanac/domain/calendar/date-text';
import type { ShownSpell } from '@almanac/domain/time-off/sickness/schema';
import { readerLocale } from '../../platform/locale.ts';
import { DayText } from '../../platform/time-text.tsx';
import { rich, text } from './messages/text.ts';

/** An illness with its days. */
export function SpellLine({ spell }: { spell: ShownSpell }) {
  const { startDate, endDate, workDays, calendarDays, continues } = spell;
  return (
    <div>
      <p className="font-medium text-ink">{periodText({ startDate, endDate }, readerLocale())}</p>
      <p className="text-sm text-ink-muted">{text('time-off.sickness.days', { workDays, calendarDays })}</p>
      {continues && (
        <p className="text-sm text-ink-muted">
          {rich('time-off.sickness.continuesFrom', { day: <DayText date={continues.startDate} /> })}
        </p>
      )}
    </div>
  );
}
