import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText, periodTextBeside } from '@almanac/domain/calendar/date-text';
import { includes } from '@almanac/domain/calendar/period';
import type { AccountAnswer, EntriesAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import { Link } from 'react-router';
import { readerLocale } from '../../../platform/locale.ts';
import { Badge } from '../../../ui/badge.tsx';
import { type StatementLine, StatementTable } from '../../../ui/data/statement-table.tsx';
import { exactText, signedText } from './account-text.ts';
import type { LineKind } from './line-kind.ts';
import { rich, text } from './messages/text.ts';
import { countedEntries, type StatementRow, statementRows } from './statement-rows.ts';
import { UndoAdjustment } from './undo-adjustment.tsx';

interface AccountStatementProps {
  userId: string;
  account: AccountAnswer;
  entries: EntriesAnswer;
  typeName: string;
  /** Lines after this day are in the future. */
  on: CalendarDate;
  today: CalendarDate;
  /** The shown lines; all if undefined. */
  lines: LineKind | undefined;
}

/** The account's lines of a leave year; future ones go below the line of the day. */
export function AccountStatement({
  userId,
  account,
  entries,
  typeName,
  on,
  today,
  lines,
}: AccountStatementProps) {
  const { leaveYear, unit, isCounted = false } = account;
  const shown = isCounted ? countedEntries(entries) : entries;
  const { past, coming } = statementRows(shown, { leaveYear, on, typeName });
  const isShown = ({ kind }: StatementRow) => lines === undefined || kind === lines;
  const balanceThen = past.at(-1)?.balance ?? shown.opening;
  const isWithin = includes(leaveYear, on) && on !== leaveYear.endDate;
  const toLine = (row: StatementRow) => lineOf(row, { userId, leaveYear, unit });
  return (
    <StatementTable
      label={text('time-off.balances.statement', { type: typeName, ...leaveYear })}
      unit={unit === 'DAY' ? text('time-off.balances.inDays') : text('time-off.balances.inHours')}
      total={isCounted ? text('time-off.balances.totalColumn') : text('time-off.balances.balanceColumn')}
      opening={{
        text: text('time-off.balances.before', { day: leaveYear.startDate }),
        balance: exactText(shown.opening, unit),
      }}
      lines={past.filter(isShown).map(toLine)}
      marker={
        isWithin && (
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>
              {on === today ? (
                rich('time-off.balances.todayIs', { day: <Day date={on} /> })
              ) : (
                <Day date={on} />
              )}
            </span>
            <span className="tabular-nums">{exactText(balanceThen, unit)}</span>
          </span>
        )
      }
      coming={coming.filter(isShown).map(toLine)}
      closing={{
        text: text('time-off.balances.atTheEnd', { day: leaveYear.endDate }),
        balance: exactText(shown.closing, unit),
      }}
    />
  );
}

function Day({ date }: { date: CalendarDate }) {
  return <time dateTime={date}>{dateText(date, readerLocale())}</time>;
}

function lineOf(
  row: StatementRow,
  { userId, leaveYear, unit }: Pick<AccountAnswer, 'leaveYear' | 'unit'> & { userId: string },
): StatementLine {
  return {
    id: row.key,
    date: (
      <time dateTime={row.startDate} className="whitespace-nowrap">
        {periodTextBeside(row, leaveYear, readerLocale())}
      </time>
    ),
    what: (
      <>
        <What row={row} />
        {row.adjustmentId !== undefined && (
          <UndoAdjustment userId={userId} id={row.adjustmentId} row={row} unit={unit} />
        )}
      </>
    ),
    amount: row.amount === 0 ? '' : signedText(row.amount, unit),
    balance: exactText(row.balance, unit),
  };
}

function What({ row: { title, notes, lots, requestId } }: { row: StatementRow }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="break-words">
        {requestId === undefined ? (
          title
        ) : (
          <Link
            to={`/time-off/requests/${requestId}`}
            className="underline decoration-control-line underline-offset-2 hover:decoration-current"
          >
            {title}
          </Link>
        )}
      </p>
      {notes.map((note) => (
        <p key={note} className="text-sm break-words text-ink-muted">
          {note}
        </p>
      ))}
      {lots.length > 0 && (
        <ul aria-label={text('time-off.balances.drawnFrom')} className="flex flex-wrap gap-1">
          {lots.map((lot) => (
            <li key={lot} className="min-w-0">
              <Badge>{lot}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
