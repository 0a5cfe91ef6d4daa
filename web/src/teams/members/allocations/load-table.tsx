// biome-ignore-all lint/a11y/noRedundantRoles: changing the display of these elements removes their implicit roles.

import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { formatNumber, formatPercent } from '@almanac/domain/language/formats';
import type { PersonLoad } from '@almanac/domain/teams/members/schema';
import { weeksFrom } from '@almanac/domain/teams/members/weekly-load';
import type { CSSProperties } from 'react';
import { fillsAreaOnPhone, PersonLink } from '../../../access/person-link.tsx';
import { readerLocale } from '../../../platform/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type LoadRun, loadRuns } from './load-runs.ts';
import { loadStyle, monthStarting, runText, teamsText } from './load-text.ts';
import { text } from './messages/text.ts';
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

/** People as rows, weeks as columns. Weeks with the same percentage are one bar. */
export function LoadTable({ rows, startDate, weeks: count, today }: LoadTableProps) {
  const weeks = weeksFrom(startDate, count);
  const style: CSSProperties & { '--weeks': number } = { '--weeks': count };
  return (
    <table role="table" aria-label={text('teams.members.byWeek')} style={style} className="block w-full">
      <thead role="rowgroup" className="block">
        <tr role="row" className={rowStyle}>
          <th
            role="columnheader"
            scope="col"
            className="self-end pb-1 text-start text-sm font-normal text-ink-muted max-md:col-span-full"
          >
            {text('teams.members.person')}
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
              className="relative min-w-0 self-center py-1.5 pe-3 text-start font-normal max-md:col-span-full"
            >
              <span className="flex font-medium text-ink">
                <PersonLink person={row.user} className={`truncate ${fillsAreaOnPhone}`} />
              </span>
              <span className="line-clamp-2 text-xs text-ink-muted">{teamsText(row)}</span>
            </th>
            {loadRuns(weeks, row.weeks).map((run) => (
              <RunCell key={run.startDate} run={run} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A bar over the weeks of a run, with their percentage once; empty weeks have only their text. */
function RunCell({ run }: { run: LoadRun }) {
  const { percent, index, weeks } = run;
  const style = loadStyle(percent);
  // A single week has no room for the sign.
  const figure = weeks > 1 ? formatPercent : formatNumber;
  const span: CSSProperties & { '--span': number; '--span-on-phone': number } = {
    '--span': weeks,
    '--span-on-phone': Math.min(weeks, weeksOnPhone - index),
  };
  return (
    <td
      role="cell"
      colSpan={weeks}
      style={span}
      className={classNames(
        'col-span-(--span) h-8 min-w-0 self-center p-px max-md:col-span-(--span-on-phone)',
        index >= weeksOnPhone && 'max-md:hidden',
      )}
    >
      {style && (
        <span
          aria-hidden="true"
          data-tone={style.tone}
          className={`flex h-full items-center justify-center rounded-md border text-xs text-tone-text tabular-nums ${style.className}`}
        >
          {percent !== null && figure(percent, readerLocale())}
        </span>
      )}
      <span className="sr-only">{runText(run)}</span>
    </td>
  );
}

/** What the tones of the bars mean. */
export function LoadLegend() {
  const examples = [
    { percent: 60, meaning: text('teams.members.underFull') },
    { percent: 100, meaning: text('teams.members.full') },
    { percent: 120, meaning: text('teams.members.overFull') },
  ];
  return (
    <ul aria-label={text('teams.members.legend')} className="flex flex-wrap gap-x-6 gap-y-2">
      {examples.map(({ percent, meaning }) => (
        <li key={meaning} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            data-tone={loadStyle(percent)?.tone}
            className={`h-4 w-7 rounded-md border ${loadStyle(percent)?.className}`}
          />
          {meaning}
        </li>
      ))}
      <li>{text('teams.members.empty')}</li>
    </ul>
  );
}
