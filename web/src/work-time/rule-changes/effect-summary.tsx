import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Impact } from '@almanac/domain/work-time/effect-schema';
import { useToday } from '../../platform/session/today.ts';
import { DayText } from '../../platform/time-text.tsx';
import { effectTexts } from './effect-text.ts';
import { rich, text } from './messages/text.ts';

/** The effect of a rule change at a glance. */
export function EffectSummary({ impact }: { impact: Impact }) {
  const today = useToday();
  const isQuiet = impact.changed.length === 0 && impact.recounted.length === 0;
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium text-ink" aria-live="polite">
        {effectTexts(impact).join(' · ')}
      </p>
      <p className="text-sm text-ink-muted">
        {availableOn(impact.on > today ? impact.on : undefined, isQuiet)}
      </p>
    </div>
  );
}

function availableOn(on: CalendarDate | undefined, isQuiet: boolean) {
  if (on === undefined) {
    return isQuiet
      ? text('work-time.rule-changes.quietToday')
      : text('work-time.rule-changes.availableToday');
  }
  const day = <DayText date={on} />;
  return isQuiet
    ? rich('work-time.rule-changes.quietOn', { day })
    : rich('work-time.rule-changes.availableOn', { day });
}
