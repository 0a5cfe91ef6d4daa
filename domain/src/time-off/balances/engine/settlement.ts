import { addDays, type CalendarDate } from '../../../calendar/calendar-date.ts';
import { yearEndsBetween } from '../../../leave/earning/year-ends.ts';
import { type RuleStretch, rulesOverTime } from '../../../leave/plans/plan.ts';
import type { LeaveFacts } from './leave-facts.ts';
import type { Debt, Lot } from './lots.ts';
import { inOrder, type Movement, movementsThrough } from './movements.ts';
import { type Depth, type LedgerEntry, RunningAccount } from './running-account.ts';

/** Everything through a day that an account is settled from. */
export interface Timeline {
  until: CalendarDate;
  movements: readonly Movement[];
  stretches: readonly RuleStretch[];
  /** The ends of leave years before the last day of the employment. */
  yearEnds: readonly CalendarDate[];
  /** Days on which a debt is looked at, beside those of movements. */
  looks: readonly CalendarDate[];
  /** The last day of the employment: nothing lapses or is forgiven on it or later. */
  lastDay?: CalendarDate | undefined;
}

export interface Settlement {
  entries: LedgerEntry[];
  lots: readonly Lot[];
  debts: readonly Debt[];
  /** One for each day on which something was looked at, in order. */
  depths: readonly Depth[];
}

/** What the facts lead to through the date, before it is settled; `from` is a day that it looks at, too. */
export function timelineThrough(until: CalendarDate, facts: LeaveFacts, from = until): Timeline {
  const stretches = rulesOverTime(facts);
  const movements = movementsThrough(until, stretches, facts);
  const first = earlier(movements[0]?.date, from) ?? from;
  const lastDay = facts.employment.employmentEnd;
  const yearEnds = yearEndsBetween(first, until, facts).filter(
    (date) => lastDay === undefined || date < lastDay,
  );
  const looks = [...yearEnds.map((date) => addDays(date, 1)), ...stretches.map(({ startDate }) => startDate)]
    .filter((date) => date > first && date <= until)
    .sort();
  return { until, movements, stretches, yearEnds, looks, lastDay };
}

/** The timeline with movements of something that is not recorded. */
export function withMovements(added: readonly Movement[], timeline: Timeline): Timeline {
  return { ...timeline, movements: [...timeline.movements, ...added].sort(inOrder) };
}

/** An account with all days before a date settled, and what is still to be settled. */
export interface PartlySettled {
  account: RunningAccount;
  rest: Timeline;
}

/** Settles the days before the date; what can be booked on it is found by settling the rest several times. */
export function settleBefore(date: CalendarDate, timeline: Timeline): PartlySettled {
  const account = new RunningAccount();
  const { movement, yearEnd, look, stretch } = run(account, { ...timeline, until: addDays(date, -1) });
  const { movements, yearEnds, looks, stretches } = timeline;
  return {
    account,
    rest: {
      ...timeline,
      movements: movements.slice(movement),
      yearEnds: yearEnds.slice(yearEnd),
      looks: looks.slice(look),
      stretches: stretches.slice(stretch),
    },
  };
}

/**
 * Puts the movements into lots and debts, day by day: on each of them credits, what is taken, what lapses. It begins with
 * nothing, or goes on from the account before.
 */
export function settle(timeline: Timeline, before?: RunningAccount): Settlement {
  const account = before?.continued() ?? new RunningAccount();
  run(account, timeline);
  const { entries, lots, debts, depths } = account;
  return { entries, lots, debts, depths };
}

/** Takes the account through the timeline, and returns how many of its parts are behind it. */
function run(account: RunningAccount, { movements, stretches, yearEnds, looks, until, lastDay }: Timeline) {
  let [movement, yearEnd, look, stretch] = [0, 0, 0, 0];
  for (;;) {
    const marked = earlier(yearEnds[yearEnd], looks[look]);
    const expiry = beforeLastDay(account.nextExpiry, lastDay);
    const date = earlier(earlier(movements[movement]?.date, marked), expiry);
    if (date === undefined || date > until) return { movement, yearEnd, look, stretch };
    for (; (stretches[stretch]?.endDate ?? date) < date; stretch += 1)
      account.begin(date, stretches[stretch]);
    account.begin(date, stretches[stretch]);
    for (let each = movements[movement]; each?.date === date; each = movements[movement]) {
      account.book(each);
      movement += 1;
    }
    account.lookAtDebt();
    while (looks[look] === date) look += 1;
    const isYearEnd = yearEnds[yearEnd] === date;
    if (beforeLastDay(date, lastDay)) account.end(isYearEnd);
    if (isYearEnd) yearEnd += 1;
  }
}

function beforeLastDay(
  date: CalendarDate | undefined,
  lastDay: CalendarDate | undefined,
): CalendarDate | undefined {
  return date !== undefined && lastDay !== undefined && date >= lastDay ? undefined : date;
}

function earlier(one: CalendarDate | undefined, other: CalendarDate | undefined): CalendarDate | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one < other ? one : other;
}
