// biome-ignore-all lint/a11y/noRedundantRoles: changing the display of these elements removes their implicit roles.

import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { PersonLoad } from '@almanac/domain/teams/members/schema';
import { weeksFrom } from '@almanac/domain/teams/members/weekly-load';
import type { CSSProperties } from 'react';
import { fillsAreaOnPhone, PersonLink } from '../../../access/person-link.tsx';
import { readerLocale } from '../../../platform/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { loadStyle, loadText, monthStarting, teamsText } from './load-text.ts';
import { WeekHeader } from './week-header.tsx';

interface LoadTableProps {
  rows: readonly PersonLoad[];
  /** First day of the first week. */
  startDate: CalendarDate;
  /** Number of weeks. */
  weeks: number;
  today: CalendarDate;
}

// On narrow screens, the row's name is above it instead of beside it, and seven weeks fit.
const rowStyle =
  'grid grid-cols-[15rem_repeat(var(--weeks),minmax(0,1fr))] border-b border-line max-md:grid-cols-[repeat(7,minmax(0,1fr))]';
const weeksOnPhone = 7;

/** People as rows, weeks as columns. Each cell has its number, and a matching background. */
export function LoadTable({ rows, startDate, weeks: count, today }: LoadTableProps) {
  const weeks = weeksFrom(startDate, count);
  const style: CSSProperties & { '--weeks': number } = { '--weeks': count };
  return (
    <table role="table" aria-label="Allocations by week" style={style} className="block w-full">
      <thead role="rowgroup" className="block">
        <tr role="row" className={rowStyle}>
          <th
            role="columnheader"
            scope="col"
            className="self-end pb-1 text-left text-sm font-normal text-ink-muted max-md:col-span-full"
          >
            Person
          </th>
          {weeks.map((week, index) => (
            <th
              key={week.startDate}
              role="columnheader"
              scope="col"
              className={classNames(
                'h-10 min-w-0 text-center align-bottom text-xs font-normal text-ink-muted',
                index >= weeksOnPhone && 'max-md:hidden',
              )}
            >
              <WeekHeader
                week={week}
                month={monthStarting(weeks, index, readerLocale())}
                today={today}
                className="items-center"
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block">
        {rows.map((row) => (
          <tr key={row.user.id} role="row" className={rowStyle}>
            <th
              role="rowheader"
              scope="row"
              className="relative min-w-0 self-center py-1.5 pr-3 text-left font-normal max-md:col-span-full"
            >
              <span className="flex font-medium text-ink">
                <PersonLink person={row.user} className={`truncate ${fillsAreaOnPhone}`} />
              </span>
              <span className="line-clamp-2 text-xs text-ink-muted">{teamsText(row)}</span>
            </th>
            {weeks.map((week, index) => (
              <td
                key={week.startDate}
                role="cell"
                className={classNames(
                  'h-10 min-w-0 p-px max-md:h-8',
                  index >= weeksOnPhone && 'max-md:hidden',
                )}
              >
                <WeekCell percent={row.weeks[index] ?? null} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A week's percentage. The background fills up with it; above 100 has its own style. */
function WeekCell({ percent }: { percent: number | null }) {
  const style = loadStyle(percent);
  return (
    <span
      data-tone={style.tone}
      className={`flex h-full items-center justify-center rounded-md border text-xs text-tone-text tabular-nums ${style.className}`}
    >
      <span aria-hidden="true">{percent === null ? '·' : percent}</span>
      <span className="sr-only">{loadText(percent)}</span>
    </span>
  );
}

/** The legend of cell backgrounds. */
export function LoadLegend() {
  const examples = [
    { percent: 120, text: 'Over 100%' },
    { percent: 100, text: 'Full' },
    { percent: 60, text: 'Under 100%' },
    { percent: 0, text: 'In no team' },
    { percent: null, text: 'Not employed' },
  ];
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-6 gap-y-2">
      {examples.map(({ percent, text }) => (
        <li key={text} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            data-tone={loadStyle(percent).tone}
            className={`h-4 w-7 rounded-md border ${loadStyle(percent).className}`}
          />
          {text}
        </li>
      ))}
    </ul>
  );
}
