import type { Impact } from '@almanac/domain/work-time/effect-schema';
import { useToday } from '../../platform/session/today.ts';
import { DayText } from '../../platform/time-text.tsx';
import { effectTexts } from './effect-text.ts';

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
        {isQuiet ? 'No balance changes' : 'Available'}
        {impact.on > today ? (
          <>
            {' '}
            on <DayText date={impact.on} />
          </>
        ) : (
          ' today'
        )}
        {isQuiet ? '.' : ', before and after.'}
      </p>
    </div>
  );
}
