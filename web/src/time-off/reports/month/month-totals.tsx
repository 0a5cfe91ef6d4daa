import type { AbsenceReport } from '@almanac/domain/time-off/reports/absences/report-schema';
import { daysText, hoursText } from './amount-text.tsx';
import { text } from './messages/text.ts';

/** The sums of everyone, by type. */
export function MonthTotals({ totals }: Pick<AbsenceReport, 'totals'>) {
  return (
    <dl aria-label={text('time-off.month.totals')} className="flex flex-wrap gap-x-8 gap-y-3">
      {totals.map(({ type, days, hours }) => (
        <div key={type.code}>
          <dt className="text-sm text-ink-muted">
            <bdi>{type.name}</bdi>
          </dt>
          <dd className="font-semibold text-ink tabular-nums">{daysText(days)}</dd>
          <dd className="text-sm text-ink-muted tabular-nums">{hoursText(hours)}</dd>
        </div>
      ))}
    </dl>
  );
}
