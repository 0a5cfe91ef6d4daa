import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { leaveYearOn, type RuleStretch, rulesOverTime } from '../../leave/plan.ts';
import type { LeaveFacts } from './leave-facts.ts';
import type { Debt, Lot } from './lots.ts';
import { inOrder, type Movement, movementsThrough } from './movements.ts';
import { type Depth, type LedgerEntry, RunningAccount } from './running-account.ts';

/** Everything through a day that an account is settled from. */
export interface Timeline {
  until: CalendarDate;
  movements: readonly Movement[];
  stretches: readonly RuleStretch[];
  /** The ends of leave years, each by the plan in force on that day. */
  yearEnds: readonly CalendarDate[];
  /** Days on which a debt is looked at, beside those of movements. */
  looks: readonly CalendarDate[];
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
  const yearEnds = stretches.flatMap((stretch) => yearEndsIn(stretch, first, until, facts));
  const looks = [...yearEnds.map((date) => addDays(date, 1)), ...stretches.map(({ startDate }) => startDate)]
    .filter((date) => date > first && date <= until)
    .sort();
  return { until, movements, stretches, yearEnds, looks };
}

/** The timeline with movements of something that is not recorded. */
export function withMovements(added: readonly Movement[], timeline: Timeline): Timeline {
  return { ...timeline, movements: [...timeline.movements, ...added].sort(inOrder) };
}

function yearEndsIn(
  { plan, startDate, endDate }: RuleStretch,
  first: CalendarDate,
  until: CalendarDate,
  { employment }: LeaveFacts,
): CalendarDate[] {
  const last = endDate < until ? endDate : until;
  const ends: CalendarDate[] = [];
  const from = startDate > first ? startDate : first;
  if (from > last) return ends;
  for (
    let year = leaveYearOn(plan, employment, from);
    year.endDate <= last;
    year = leaveYearOn(plan, employment, addDays(year.endDate, 1))
  ) {
    ends.push(year.endDate);
  }
  return ends;
}

/** Puts the movements into lots and debts, day by day: on each of them credits, what is taken, what lapses. */
export function settle({ movements, stretches, yearEnds, looks, until }: Timeline): Settlement {
  const account = new RunningAccount();
  let [movement, yearEnd, look, stretch] = [0, 0, 0, 0];
  for (;;) {
    const marked = earlier(yearEnds[yearEnd], looks[look]);
    const date = earlier(earlier(movements[movement]?.date, marked), account.nextExpiry);
    if (date === undefined || date > until) break;
    while ((stretches[stretch]?.endDate ?? date) < date) stretch += 1;
    account.begin(date, stretches[stretch]);
    for (let each = movements[movement]; each?.date === date; each = movements[movement]) {
      account.book(each);
      movement += 1;
    }
    account.lookAtDebt();
    while (looks[look] === date) look += 1;
    const isYearEnd = yearEnds[yearEnd] === date;
    account.end(isYearEnd);
    if (isYearEnd) yearEnd += 1;
  }
  const { entries, lots, debts, depths } = account;
  return { entries, lots, debts, depths };
}

function earlier(one: CalendarDate | undefined, other: CalendarDate | undefined): CalendarDate | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one < other ? one : other;
}
