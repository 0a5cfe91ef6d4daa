import { addMonths } from '@almanac/domain/calendar/calendar-date';
import { shortMonthText } from '@almanac/domain/calendar/date-text';
import { calendarYear } from '@almanac/domain/calendar/period';
import { formatList } from '@almanac/domain/language/formats';
import type { Statistics } from '@almanac/domain/time-off/reports/schema';
import { typeTone } from '../../leave/types/type-badge.tsx';
import { useTypes } from '../../leave/types/types.ts';
import { shortNumber } from '../../platform/lists/count-text.ts';
import { readerLocale } from '../../platform/locale.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { asShown } from './as-shown.ts';
import { text } from './messages/text.ts';

/** Approved days of a year by month: a bar of types, and the sum. */
export function DaysByMonth({ statistics }: { statistics: Statistics }) {
  const { typeOf } = useTypes();
  const { year, byMonth, businessDaysByType } = statistics;
  const types = Object.keys(businessDaysByType).filter((code) => (businessDaysByType[code] ?? 0) > 0);
  const fullest = Math.max(1, ...byMonth.map(({ businessDays }) => businessDays));
  return (
    <div className="flex flex-col gap-4">
      <table aria-label={text('time-off.reports.approvedDays', { year })} className="w-full text-start">
        <thead className="sr-only">
          <tr>
            <th scope="col">{text('time-off.reports.monthColumn')}</th>
            <th scope="col">{text('time-off.reports.byType')}</th>
            <th scope="col">{text('time-off.reports.daysColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {byMonth.map(({ month, businessDays, businessDaysByType: ofMonth }) => {
            const shown = types.filter((code) => (ofMonth[code] ?? 0) > 0);
            return (
              <tr key={month}>
                <th scope="row" className="w-12 py-1 pe-3 text-sm font-normal text-ink-muted">
                  {shortMonthText(addMonths(calendarYear(year).startDate, month - 1), readerLocale())}
                </th>
                <td className="py-1">
                  <span className="sr-only">
                    {shown.length === 0
                      ? text('time-off.reports.noType')
                      : formatList(
                          shown.map((code) =>
                            text('time-off.reports.typeAmount', {
                              type: typeOf(code).name,
                              shown: shortNumber(ofMonth[code] ?? 0),
                            }),
                          ),
                          readerLocale(),
                        )}
                  </span>
                  <div
                    aria-hidden="true"
                    className="flex h-5 gap-0.5 overflow-hidden rounded-md"
                    style={{ width: `${(businessDays / fullest) * 100}%` }}
                  >
                    {shown.map((code) => (
                      <div
                        key={code}
                        data-tone={typeTone(typeOf(code))}
                        title={text('time-off.reports.typeDays', {
                          type: typeOf(code).name,
                          ...asShown(ofMonth[code] ?? 0),
                        })}
                        className="bg-tone-mark [forced-color-adjust:none]"
                        style={{ flexGrow: ofMonth[code], flexBasis: 0 }}
                      />
                    ))}
                  </div>
                </td>
                <td className="w-14 py-1 ps-3 text-end text-sm text-ink tabular-nums">
                  {shortNumber(businessDays)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ul
        aria-label={text('time-off.reports.yearByType')}
        className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted"
      >
        {types.map((code) => (
          <li key={code} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              data-tone={typeTone(typeOf(code))}
              className="size-2.5 rounded-full bg-tone-mark [forced-color-adjust:none]"
            />
            {typeOf(code).name}
            <span className="font-medium text-ink">
              {text('time-off.reports.days', asShown(businessDaysByType[code] ?? 0))}
            </span>
          </li>
        ))}
        {types.length === 0 && <li>{text('time-off.reports.noDays', { year })}</li>}
      </ul>
    </div>
  );
}

/** As tall as twelve months with their sums. */
export function DaysByMonthSkeleton() {
  return (
    <SkeletonArea label={text('time-off.reports.loading')} className="flex flex-col gap-4">
      <Skeleton className="h-84 w-full" />
      <Skeleton className="h-5 w-2/3" />
    </SkeletonArea>
  );
}
