import type { RequestPreview } from '@almanac/domain/time-off/booking/schema';
import { CalendarX2 } from 'lucide-react';
import { missingHolidaysText } from './missing-holidays-text.ts';

/** The years whose missing public holidays may still change the amount. */
export function MissingHolidays({ missing }: { missing: RequestPreview['missingHolidays'] }) {
  const text = missingHolidaysText(missing);
  if (text === '') return null;
  return (
    <p className="flex items-start gap-2 text-ink-muted">
      <CalendarX2 aria-hidden="true" data-tone="warning" className="mt-0.5 size-4 shrink-0 text-tone-mark" />
      <span>{text}</span>
    </p>
  );
}
