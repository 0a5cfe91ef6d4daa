import { dateText } from '@almanac/domain/calendar/date-text';
import { shareOf } from '@almanac/domain/capacity-share';
import { fraction, roundedTo, timesFraction } from '@almanac/domain/fraction';
import { type CapacityState, capacityState } from '@almanac/domain/time-off/presence/capacity-state';
import { wholePercent } from '@almanac/domain/time-off/presence/coverage';
import type { TeamCapacity } from '@almanac/domain/time-off/presence/schema';
import { CircleCheck } from 'lucide-react';
import { countText } from '../../../platform/lists/count-text.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { useCompany } from '../../../platform/session/company.ts';
import { Alert } from '../../../ui/alert.tsx';
import { criticalDays } from './critical-days.ts';

const shownDays = 5;

const titles: Record<Exclude<CapacityState, 'fine'>, string> = {
  warning: 'Team capacity warning',
  caution: 'Team capacity caution',
};

/** The absence's effect on the department: over the limit, near it, or fine. */
export function CapacityNotice({ capacity }: { capacity: TeamCapacity }) {
  const { capacityLimit } = useCompany();
  const { maxPercentageImpact } = capacity.overallImpact;
  const state = capacityState(capacity.overallImpact);
  if (state === 'fine') return <FineCapacity maxPercentageImpact={maxPercentageImpact} />;
  const sentence =
    state === 'warning'
      ? `exceeds the capacity limit of ${roundedTo(1, timesFraction(shareOf(capacityLimit), fraction(100)))}% of the department.`
      : 'more than half of the department.';
  const days = criticalDays(capacity);
  const more = days.length - shownDays;
  return (
    <Alert tone={state === 'warning' ? 'warning' : 'info'} title={titles[state]}>
      <p>
        Up to {wholePercent(maxPercentageImpact)}% away: {sentence}
      </p>
      <ul className="list-disc ps-4">
        {days.slice(0, shownDays).map(({ date, onVacation, totalTeamMembers, percentageImpact }) => (
          <li key={date}>
            <time dateTime={date}>{dateText(date, readerLocale())}</time>: {onVacation} of {totalTeamMembers}{' '}
            away ({wholePercent(percentageImpact)}%)
          </li>
        ))}
        {more > 0 && <li>and {countText(more, 'more day')}</li>}
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
      Team capacity is fine: at most {wholePercent(maxPercentageImpact)}% of the department away.
    </p>
  );
}
