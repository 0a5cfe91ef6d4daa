import { addDays, addMonths, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { firstOfMonth } from '@almanac/domain/calendar/date-parts';
import { dateText, shortMonthText } from '@almanac/domain/calendar/date-text';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { bareText, exactLeaveText } from '@almanac/domain/leave/types/leave-text';
import '@almanac/domain/leave/types/messages/message';
import type { AccountAnswer, EntriesAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import { readerTexts } from '../../../language/messages.ts';
import { readerLocale } from '../../../platform/locale.ts';
import {
  type BalanceStep,
  balanceAtMonthEnds,
  balanceRange,
  balanceSteps,
  linePath,
  positionOf,
} from './balance-curve.ts';
import { text } from './messages/text.ts';

interface BalanceChartProps {
  account: Pick<AccountAnswer, 'leaveYear' | 'unit'>;
  entries: EntriesAnswer;
  typeName: string;
  /** The line is dashed after this day. */
  on: CalendarDate;
}

/** The balance over the leave year as a stepped line, and as a table of month ends for screen readers. */
export function BalanceChart({ account: { leaveYear, unit }, entries, typeName, on }: BalanceChartProps) {
  const steps = balanceSteps(entries, leaveYear);
  const { lowest, highest } = balanceRange(steps);
  const texts = readerTexts();
  return (
    <figure className="mb-5 flex flex-col gap-1 print:hidden">
      {/* A table would keep its width and widen narrow pages. */}
      <div className="sr-only">
        <table>
          <caption>{text('time-off.balances.chart.caption', { type: typeName })}</caption>
          <thead>
            <tr>
              <th scope="col">{text('time-off.balances.chart.date')}</th>
              <th scope="col">{text('time-off.balances.chart.balance')}</th>
            </tr>
          </thead>
          <tbody>
            {balanceAtMonthEnds(steps, leaveYear).map(({ date, balance }) => (
              <tr key={date}>
                <th scope="row">{dateText(date, texts.locale)}</th>
                <td>{exactLeaveText(balance, unit, texts)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div aria-hidden="true" className="flex gap-2">
        <div className="flex h-32 flex-col justify-between text-end text-xs text-ink-muted tabular-nums">
          <span>{bareText(highest, unit, texts)}</span>
          <span>{bareText(lowest, unit, texts)}</span>
        </div>
        <div className="min-w-0 flex-1">
          <Line steps={steps} leaveYear={leaveYear} on={on} />
          <Months leaveYear={leaveYear} />
        </div>
      </div>
    </figure>
  );
}

interface LineProps {
  steps: readonly BalanceStep[];
  leaveYear: Period;
  on: CalendarDate;
}

function Line({ steps, leaveYear, on }: LineProps) {
  const { startDate, endDate } = leaveYear;
  const lastPast = on < endDate ? on : endDate;
  const { lowest, highest } = balanceRange(steps);
  const zero = (100 * highest) / (highest - lowest);
  const stroke = { fill: 'none', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-32 w-full overflow-visible rtl:-scale-x-100"
    >
      <line x1="0" x2="100" y1={zero} y2={zero} className="stroke-line" vectorEffect="non-scaling-stroke" />
      {includes(leaveYear, on) && (
        <line
          x1={100 * positionOf(on, leaveYear)}
          x2={100 * positionOf(on, leaveYear)}
          y1="0"
          y2="100"
          className="stroke-control-line"
          vectorEffect="non-scaling-stroke"
        />
      )}
      {startDate <= on && (
        <path
          d={linePath(steps, leaveYear, { startDate, endDate: lastPast })}
          className="stroke-accent-mark"
          {...stroke}
        />
      )}
      {on < endDate && (
        <path
          d={linePath(steps, leaveYear, { startDate: on < startDate ? startDate : addDays(on, 1), endDate })}
          className="stroke-accent-mark"
          strokeDasharray="5 4"
          {...stroke}
        />
      )}
    </svg>
  );
}

/** The names of every other month, where it begins. */
function Months({ leaveYear }: { leaveYear: Period }) {
  const { startDate, endDate } = leaveYear;
  const months: CalendarDate[] = [];
  for (let month = firstOfMonth(startDate); month <= endDate; month = addMonths(month, 1)) {
    if (month >= startDate) months.push(month);
  }
  return (
    <div className="relative h-5 text-xs text-ink-muted">
      {months.map((month, index) => (
        <span
          key={month}
          className={index % 2 === 1 ? 'absolute max-sm:hidden' : 'absolute'}
          style={{ insetInlineStart: `${100 * positionOf(month, leaveYear)}%` }}
        >
          {shortMonthText(month, readerLocale())}
        </span>
      ))}
    </div>
  );
}
