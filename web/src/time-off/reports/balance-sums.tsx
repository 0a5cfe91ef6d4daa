import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { BalanceSum } from '@almanac/domain/time-off/reports/schema';
import { SegmentedBar } from '../../ui/data/segmented-bar.tsx';
import { asShown } from './as-shown.ts';
import { text } from './messages/text.ts';

/** Available, pending, planned and used leave of each department. */
export function BalanceSums({ sums }: { sums: readonly BalanceSum[] }) {
  return (
    <ul aria-label={text('time-off.reports.balancesLabel')} className="flex flex-col divide-y divide-line">
      {sums.map(({ department, people, unit, taken, planned, pending, bookable }) => (
        <li key={department?.id ?? 'none'} className="flex flex-col gap-2 py-3 first:pt-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <bdi className="font-medium text-ink">
              {department?.name ?? text('time-off.reports.noDepartment')}
            </bdi>
            <span className="text-sm text-ink-muted">{averageText(people, bookable / people, unit)}</span>
          </p>
          <SegmentedBar
            label={department?.name ?? text('time-off.reports.noDepartment')}
            formatAmount={(amount) => amountText(amount, unit)}
            segments={[
              { label: text('time-off.reports.left'), amount: Math.max(0, bookable), tone: 'accent' },
              {
                label: text('time-off.reports.pending'),
                amount: pending,
                tone: 'pending',
                pattern: 'striped',
              },
              { label: text('time-off.reports.planned'), amount: planned, tone: 'info', pattern: 'striped' },
              { label: text('time-off.reports.taken'), amount: taken, tone: 'neutral', pattern: 'empty' },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

function averageText(people: number, average: number, unit: LeaveUnit): string {
  const values = { people, ...asShown(average) };
  return unit === 'DAY'
    ? text('time-off.reports.averageDays', values)
    : text('time-off.reports.averageHours', values);
}

function amountText(amount: number, unit: LeaveUnit): string {
  return unit === 'DAY'
    ? text('time-off.reports.days', asShown(amount))
    : text('time-off.reports.hours', asShown(amount));
}
