import type { BalanceSum } from '@almanac/domain/time-off/reports/schema';
import { countText } from '../../platform/lists/count-text.ts';
import { SegmentedBar } from '../../ui/data/segmented-bar.tsx';

/** Available, pending, planned and used leave of each department. */
export function BalanceSums({ sums }: { sums: readonly BalanceSum[] }) {
  return (
    <ul aria-label="Balances by department" className="flex flex-col divide-y divide-line">
      {sums.map(({ department, people, unit, taken, planned, pending, bookable }) => (
        <li key={department?.id ?? 'none'} className="flex flex-col gap-2 py-3 first:pt-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <bdi className="font-medium text-ink">{department?.name ?? 'No department'}</bdi>
            <span className="text-sm text-ink-muted">
              {countText(people, 'person', 'people')}, each {countText(bookable / people, nouns[unit])} left
              on average
            </span>
          </p>
          <SegmentedBar
            label={department?.name ?? 'No department'}
            formatAmount={(amount) => countText(amount, nouns[unit])}
            segments={[
              { label: 'left', amount: Math.max(0, bookable), tone: 'accent' },
              { label: 'pending', amount: pending, tone: 'pending', pattern: 'striped' },
              { label: 'planned', amount: planned, tone: 'info', pattern: 'striped' },
              { label: 'taken', amount: taken, tone: 'neutral', pattern: 'empty' },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

const nouns = { DAY: 'day', HOUR: 'hour' } as const;
