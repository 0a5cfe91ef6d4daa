import { dateText } from '@almanac/domain/calendar/date-text';
import { shareOf } from '@almanac/domain/capacity-share';
import { fraction, roundedTo, timesFraction } from '@almanac/domain/fraction';
import { capacityState } from '@almanac/domain/time-off/presence/capacity-state';
import { wholePercent } from '@almanac/domain/time-off/presence/coverage';
import type { TeamCapacity } from '@almanac/domain/time-off/presence/schema';
import { CircleCheck } from 'lucide-react';
import { readerLocale } from '../../../platform/locale.ts';
import { useCompany } from '../../../platform/session/company.ts';
import { Alert } from '../../../ui/alert.tsx';
import { criticalDays } from './critical-days.ts';
import { rich, text } from './messages/capacity-text.ts';

const shownDays = 5;

/** The absence's effect on the department: over the limit, near it, or fine. */
export function CapacityNotice({ capacity }: { capacity: TeamCapacity }) {
  const { capacityLimit } = useCompany();
  const { maxPercentageImpact } = capacity.overallImpact;
  const state = capacityState(capacity.overallImpact);
  if (state === 'fine') return <FineCapacity maxPercentageImpact={maxPercentageImpact} />;
  const isOver = state === 'warning';
  const percent = wholePercent(maxPercentageImpact);
  const limit = roundedTo(1, timesFraction(shareOf(capacityLimit), fraction(100)));
  const days = criticalDays(capacity);
  const more = days.length - shownDays;
  return (
    <Alert
      tone={isOver ? 'warning' : 'info'}
      title={isOver ? text('time-off.presence.capacityWarning') : text('time-off.presence.capacityCaution')}
    >
      <p>
        {isOver
          ? text('time-off.presence.capacityOver', { percent, limit })
          : text('time-off.presence.capacityNear', { percent })}
      </p>
      <ul className="list-disc ps-4">
        {days.slice(0, shownDays).map(({ date, onVacation, totalTeamMembers, percentageImpact }) => (
          <li key={date}>
            {rich('time-off.presence.capacityOnDay', {
              day: <time dateTime={date}>{dateText(date, readerLocale())}</time>,
              away: onVacation,
              people: totalTeamMembers,
              percent: wholePercent(percentageImpact),
            })}
          </li>
        ))}
        {more > 0 && <li>{text('time-off.presence.moreDays', { count: more })}</li>}
      </ul>
      {capacity.recommendations.map((recommendation) => (
        <p key={recommendation}>{recommendation}</p>
      ))}
    </Alert>
  );
}

export function FineCapacity({ maxPercentageImpact }: { maxPercentageImpact: number }) {
  return (
    <p className="flex items-start gap-2 text-ink-muted">
      <CircleCheck aria-hidden="true" data-tone="success" className="mt-0.5 size-4 shrink-0 text-tone-mark" />
      {text('time-off.presence.capacityFine', { percent: wholePercent(maxPercentageImpact) })}
    </p>
  );
}
