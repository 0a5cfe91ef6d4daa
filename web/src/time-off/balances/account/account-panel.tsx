import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { yearOf } from '@almanac/domain/calendar/date-parts';
import { dateText } from '@almanac/domain/calendar/date-text';
import { firstBoundedDay, isBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { dayFault } from '@almanac/domain/calendar/day-fault';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { leaveYearName } from '@almanac/domain/leave/plans/leave-year';
import type { AccountAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { textOf } from '../../../language/messages.ts';
import { useTypes } from '../../../leave/types/types.ts';
import { Loaded } from '../../../platform/lists/loaded.tsx';
import { readerLocale } from '../../../platform/locale.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { useBoundedDays, useToday } from '../../../platform/session/today.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DateFilter } from '../../../ui/date/date-filter.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { BalanceChart } from '../chart/balance-chart.tsx';
import { accountSentence } from './account-sentence.ts';
import { AccountStatement } from './account-statement.tsx';
import { AccountSums } from './account-sums.tsx';
import { bareText } from './account-text.ts';
import { entriesQuery } from './api.ts';
import type { LineKind } from './line-kind.ts';
import { text } from './messages/text.ts';

const yearsAhead = 5;

interface AccountPanelProps {
  account: AccountAnswer;
  /** The viewer by default. */
  userId?: string | undefined;
  /** The chosen day; today if undefined. */
  on: CalendarDate | undefined;
  /** The shown lines; all if undefined. */
  lines: LineKind | undefined;
  onShowLines: (lines: LineKind | null) => void;
  /** Whether the account shown is still the previous day's. */
  isOutdated: boolean;
  /** Chooses a day; null is today. */
  onChooseDay: (day: CalendarDate | null) => void;
}

/** An account as a sentence, its sums, and the lines behind them. */
export function AccountPanel({
  account,
  userId,
  on,
  lines,
  onShowLines,
  isOutdated,
  onChooseDay,
}: AccountPanelProps) {
  const today = useToday();
  const viewer = useViewer();
  const { type, unit, leaveYear } = account;
  const day = on ?? today;
  const period = includes(leaveYear, today) ? undefined : leaveYear;
  const query = useQuery(entriesQuery({ userId, type, period: period && readable(period, today) }));
  const { name, remindsOfExpiry } = useTypes().typeOf(type);
  return (
    <div className="flex flex-col gap-5" aria-busy={isOutdated || query.isFetching}>
      <Card>
        <div className="flex flex-col gap-5">
          <p role="status" className="text-lg font-semibold text-ink">
            {isOutdated
              ? text('time-off.balances.calculating')
              : accountSentence(account, { on: day, today, remindsOfExpiry })}
          </p>
          <AccountSums account={account} on={day} onShowLines={onShowLines} />
          <div className="flex flex-wrap items-end gap-x-8 gap-y-4 border-t border-line pt-4 print:hidden">
            <ChosenDay on={on} onChooseDay={onChooseDay} />
            <Forecast account={account} onChooseDay={onChooseDay} />
          </div>
        </div>
      </Card>
      <Card
        title={text('time-off.balances.leaveYear', { year: leaveYearName(leaveYear) })}
        subtitle={
          unit === 'DAY'
            ? text('time-off.balances.yearInDays', leaveYear)
            : text('time-off.balances.yearInHours', leaveYear)
        }
        actions={<OtherYears account={account} today={today} onChooseDay={onChooseDay} />}
      >
        <Loaded
          query={query}
          failure={text('time-off.balances.linesNotLoaded')}
          headingLevel={3}
          skeleton={<LinesSkeleton />}
        >
          {(entries) => (
            <>
              {!account.isCounted && lines === undefined && (
                <BalanceChart account={account} entries={entries} typeName={name} on={day} />
              )}
              {lines !== undefined && <SomeLines lines={lines} onShowLines={onShowLines} />}
              <AccountStatement
                userId={userId ?? viewer.id}
                account={account}
                entries={entries}
                typeName={name}
                on={day}
                today={today}
                lines={lines}
              />
            </>
          )}
        </Loaded>
      </Card>
    </div>
  );
}

/** The part of a leave year a call can name; without an end it is the end of the year. */
function readable({ startDate, endDate }: Period, today: CalendarDate): Partial<Period> {
  return {
    ...(isBoundedDay(startDate, today) && { startDate }),
    ...(isBoundedDay(endDate, today) && { endDate }),
  };
}

/** The chosen day. An invalid one stays as typed, with the error. */
function ChosenDay({ on, onChooseDay }: Pick<AccountPanelProps, 'on' | 'onChooseDay'>) {
  const today = useToday();
  const bounds = useBoundedDays();
  const [refused, setRefused] = useState<CalendarDate | null>(null);
  const faultOf = (day: CalendarDate | null) => {
    const fault = dayFault({ label: text('time-off.balances.theDay'), day, first: firstBoundedDay }, today);
    return fault && textOf(fault);
  };
  return (
    <DateFilter
      label={text('time-off.balances.onDate')}
      value={refused ?? on ?? null}
      onChange={(day) => {
        const isValid = faultOf(day) === undefined;
        setRefused(isValid ? null : day);
        if (isValid) onChooseDay(day);
      }}
      errorMessage={faultOf(refused)}
      {...bounds}
      openAt={today}
      className="max-w-60"
    />
  );
}

const shownLines = {
  granted: 'time-off.balances.onlyGranted',
  taken: 'time-off.balances.onlyTaken',
  pending: 'time-off.balances.onlyPending',
  lapsed: 'time-off.balances.onlyExpired',
  paidOut: 'time-off.balances.onlyPaidOut',
} as const;

function SomeLines({
  lines,
  onShowLines,
}: {
  lines: LineKind;
  onShowLines: AccountPanelProps['onShowLines'];
}) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2 text-ink-muted">
      {text(shownLines[lines])}
      <Button size="small" onPress={() => onShowLines(null)}>
        {text('time-off.balances.allLines')}
      </Button>
    </p>
  );
}

/** Available leave at the ends of the next months, each selectable. */
function Forecast({
  account: { unit, forecast },
  onChooseDay,
}: Pick<AccountPanelProps, 'account' | 'onChooseDay'>) {
  const headingId = useId();
  if (forecast.every(({ bookable }) => bookable === null)) return null;
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h2 id={headingId} className="pb-1.5 text-sm font-medium text-ink">
        {text('time-off.balances.monthEnds')}
      </h2>
      <ul className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] max-sm:[&_button]:w-full max-sm:[&_button]:px-2">
        {forecast.map(({ date, bookable }) => (
          <li key={date}>
            <Button size="small" onPress={() => onChooseDay(date)}>
              <span className="font-normal text-ink-muted">{dateText(date, readerLocale())}</span>
              <span className="tabular-nums">
                {bookable === null ? text('time-off.balances.noLimit') : bareText(bookable, unit)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OtherYearsProps extends Pick<AccountPanelProps, 'account' | 'onChooseDay'> {
  today: CalendarDate;
}

/**
 * The years before and after. The current one opens today, an earlier one on its last day, a later one on its
 * first.
 */
function OtherYears({ account, today, onChooseDay }: OtherYearsProps): ReactNode {
  const { leaveYear, earlierYear: before, laterYear: after } = account;
  const lastYear = yearOf(today) + yearsAhead;
  const ask = (year: Period, day: CalendarDate) => onChooseDay(includes(year, today) ? null : day);
  return (
    <>
      {before && (
        <Button
          size="small"
          icon={<ChevronLeft aria-hidden="true" />}
          onPress={() => ask(before, before.endDate)}
        >
          {leaveYearName(before)}
        </Button>
      )}
      {!includes(leaveYear, today) && (
        <Button size="small" onPress={() => onChooseDay(null)}>
          {text('time-off.balances.today')}
        </Button>
      )}
      {after && yearOf(after.startDate) <= lastYear && (
        <Button size="small" onPress={() => ask(after, after.startDate)}>
          {leaveYearName(after)}
          <ChevronRight aria-hidden="true" />
        </Button>
      )}
    </>
  );
}

/** The page's shape: terms, tabs, sums with the forecast, and lines. */
export function AccountSkeleton() {
  return (
    <SkeletonArea label={text('time-off.balances.accountLoading')} className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-x-8 gap-y-2">
        {['w-36', 'w-44', 'w-28', 'w-40'].map((width) => (
          <Skeleton key={width} className={`h-10 ${width}`} />
        ))}
      </div>
      <div className="flex flex-col gap-4">
        <div className="flex gap-5 border-b border-line pb-2">
          {['w-18', 'w-20', 'w-32', 'w-24'].map((width) => (
            <Skeleton key={width} className={`h-7 ${width}`} />
          ))}
        </div>
        <div className="flex flex-col gap-5">
          <Card>
            <div className="flex flex-col gap-5">
              <Skeleton className="h-6 w-80 max-w-full" />
              <div className="flex flex-wrap gap-x-8 gap-y-3">
                {['a', 'b', 'c', 'd', 'e'].map((sum) => (
                  <Skeleton key={sum} className="h-10 w-20 max-md:h-16" />
                ))}
              </div>
              <div className="flex flex-wrap items-end gap-x-8 gap-y-4 border-t border-line pt-4">
                <Skeleton className="h-15 w-60 max-w-full" />
                <Skeleton className="h-15 w-full max-w-220" />
              </div>
            </div>
          </Card>
          <Card>
            <Skeleton className="mb-5 h-11 w-56" />
            <Lines />
          </Card>
        </div>
      </div>
    </SkeletonArea>
  );
}

function LinesSkeleton() {
  return (
    <SkeletonArea label={text('time-off.balances.linesLoading')}>
      <Lines />
    </SkeletonArea>
  );
}

function Lines() {
  return (
    <div className="flex flex-col gap-3">
      {['opening', 'grant', 'first', 'second', 'third', 'closing'].map((line) => (
        <Skeleton key={line} className="h-8 w-full" />
      ))}
    </div>
  );
}
