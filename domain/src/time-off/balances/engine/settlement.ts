import { addDays, type CalendarDate } from '../../../calendar/calendar-date.ts';
import { yearEndsBetween } from '../../../leave/earning/year-ends.ts';
import { type RuleStretch, rulesOverTime } from '../../../leave/plans/plan.ts';
import { type AccountPosting, accountPostings, inOrder } from './account-postings.ts';
import {
  type AccountState,
  continued,
  type Depth,
  emptyAccount,
  type LedgerEntry,
  lotsAndDebts,
  nextDay,
  nextExpiry,
} from './account-state.ts';
import type { LeaveFacts } from './leave-facts.ts';
import type { Debt, Lot } from './lots.ts';

/** Everything through a day that an account is settled from. */
export interface Timeline {
  until: CalendarDate;
  postings: readonly AccountPosting[];
  stretches: readonly RuleStretch[];
  /** The ends of leave years before the last day of employment. */
  yearEnds: readonly CalendarDate[];
  /** Days without postings on which the debt is recorded, too. */
  checkedDays: readonly CalendarDate[];
  /** The last day of employment: nothing expires or is forgiven on it or later. */
  lastDay?: CalendarDate | undefined;
}

export interface Settlement {
  entries: LedgerEntry[];
  lots: readonly Lot[];
  debts: readonly Debt[];
  /** In date order. */
  depths: readonly Depth[];
}

/** The timeline of the facts through the date; debts are checked from `from` at the latest. */
export function timelineThrough(until: CalendarDate, facts: LeaveFacts, from = until): Timeline {
  const stretches = rulesOverTime(facts);
  const postings = accountPostings(until, stretches, facts);
  const first = earlier(postings[0]?.date, from) ?? from;
  const lastDay = facts.employment.employmentEnd;
  const yearEnds = yearEndsBetween(first, until, facts).filter(
    (date) => lastDay === undefined || date < lastDay,
  );
  const checkedDays = [
    ...yearEnds.map((date) => addDays(date, 1)),
    ...stretches.map(({ startDate }) => startDate),
  ]
    .filter((date) => date > first && date <= until)
    .sort();
  return { until, postings, stretches, yearEnds, checkedDays, lastDay };
}

/** The timeline with further, unrecorded postings. */
export function withPostings(added: readonly AccountPosting[], timeline: Timeline): Timeline {
  return { ...timeline, postings: [...timeline.postings, ...added].sort(inOrder) };
}

/** An account settled before a date, with the rest of its timeline. */
export interface PartlySettled {
  account: AccountState;
  rest: Timeline;
}

/** Settles the days before the date, so that the rest can be settled several times. */
export function settleBefore(date: CalendarDate, timeline: Timeline): PartlySettled {
  const account = emptyAccount();
  const { posting, yearEnd, checked, stretch } = run(account, { ...timeline, until: addDays(date, -1) });
  const { postings, yearEnds, checkedDays, stretches } = timeline;
  return {
    account,
    rest: {
      ...timeline,
      postings: postings.slice(posting),
      yearEnds: yearEnds.slice(yearEnd),
      checkedDays: checkedDays.slice(checked),
      stretches: stretches.slice(stretch),
    },
  };
}

/** Settles the timeline day by day, from an empty account or from a copy of the given one. */
export function settle(timeline: Timeline, before?: AccountState): Settlement {
  const account = before ? continued(before) : emptyAccount();
  run(account, timeline);
  return { entries: account.entries, ...lotsAndDebts(account), depths: account.depths };
}

/** Advances the account through the timeline, and returns how many of its parts were processed. */
function run(account: AccountState, timeline: Timeline) {
  const { postings, stretches, yearEnds, checkedDays, until, lastDay } = timeline;
  let [posting, yearEnd, checked, stretch] = [0, 0, 0, 0];
  for (;;) {
    const marked = earlier(yearEnds[yearEnd], checkedDays[checked]);
    const expiry = beforeLastDay(nextExpiry(account), lastDay);
    const date = earlier(earlier(postings[posting]?.date, marked), expiry);
    if (date === undefined || date > until) return { posting, yearEnd, checked, stretch };
    const firstStretch = stretch;
    while ((stretches[stretch]?.endDate ?? date) < date) stretch += 1;
    const firstPosting = posting;
    while (postings[posting]?.date === date) posting += 1;
    while (checkedDays[checked] === date) checked += 1;
    const isYearEnd = yearEnds[yearEnd] === date;
    if (isYearEnd) yearEnd += 1;
    nextDay(account, {
      date,
      stretches: [...stretches.slice(firstStretch, stretch), stretches[stretch]],
      postings: postings.slice(firstPosting, posting),
      isYearEnd,
      lapses: beforeLastDay(date, lastDay) !== undefined,
    });
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
