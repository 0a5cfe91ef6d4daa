import { addDays, type CalendarDate, latestDate } from '../../../calendar/calendar-date.ts';
import { includes, type Period } from '../../../calendar/period.ts';
import { yearEndsBetween } from '../../../leave/earning/year-ends.ts';
import { type RuleStretch, rulesOverTime } from '../../../leave/plans/plan.ts';
import { type Employment, employmentsOf } from '../../../people/accounts/employment.ts';
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
  type Restart,
} from './account-state.ts';
import { type Keeping, keepingOf } from './expiry/keeping.ts';
import type { Debt, Lot } from './expiry/lots.ts';
import type { LeaveFacts } from './leave-facts.ts';

/** Everything through a day that an account is settled from. */
export interface Timeline {
  until: CalendarDate;
  postings: readonly AccountPosting[];
  stretches: readonly RuleStretch[];
  /** The ends of leave years on which leave can expire. */
  yearEnds: readonly CalendarDate[];
  /** Days without postings on which the debt is recorded, too. */
  checkedDays: readonly CalendarDate[];
  /** From each last day of employment to the day before the next one begins: nothing expires or is forgiven. */
  endings: readonly Period[];
  /** The starts of the employments after the first one, in order. */
  restarts: readonly Restart[];
  /** What keeps leave from expiring. */
  keeping?: Keeping | undefined;
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
  const endings = endingsOf(facts.employment);
  const restarts = restartsOf(facts.employment);
  const yearEnds = yearEndsBetween(first, until, facts).filter((date) => !isWithin(endings, date));
  const keeping = keepingOf(facts);
  const checkedDays = [
    ...(keeping?.holds ?? []).map((hold) => hold.startDate),
    ...yearEnds.map((date) => addDays(date, 1)),
    ...restarts.map(({ date }) => date),
    ...stretches.map(({ startDate }) => startDate),
  ]
    .filter((date) => date > first && date <= until)
    .sort();
  return { until, postings, stretches, yearEnds, checkedDays, endings, restarts, keeping };
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
  const { postings, stretches, yearEnds, checkedDays, until, endings, restarts, keeping } = timeline;
  let [posting, yearEnd, checked, stretch] = [0, 0, 0, 0];
  for (;;) {
    const marked = earlier(yearEnds[yearEnd], checkedDays[checked]);
    const date = earlier(earlier(postings[posting]?.date, marked), expiryOf(account, endings));
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
      lapses: !isWithin(endings, date),
      restart: restarts.find((each) => each.date === date),
      keeping,
    });
  }
}

/** The next expiry; what is left at an ending is settled, or gets another one, when the next employment begins. */
function expiryOf(account: AccountState, endings: readonly Period[]): CalendarDate | undefined {
  const expiry = nextExpiry(account);
  return expiry !== undefined && isWithin(endings, expiry) ? undefined : expiry;
}

function endingsOf(employment: Employment): Period[] {
  return employmentsOf(employment).flatMap(({ endDate }, index, all) => {
    const next = all[index + 1]?.startDate;
    return endDate === undefined
      ? []
      : [{ startDate: endDate, endDate: next === undefined ? latestDate : addDays(next, -1) }];
  });
}

function restartsOf(employment: Employment): Restart[] {
  const [, ...later] = employmentsOf(employment);
  return later.flatMap(({ startDate, keepsBalance }) =>
    startDate === undefined ? [] : [{ date: startDate, keepsBalance }],
  );
}

function isWithin(periods: readonly Period[], date: CalendarDate): boolean {
  return periods.some((period) => includes(period, date));
}

function earlier(one: CalendarDate | undefined, other: CalendarDate | undefined): CalendarDate | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one < other ? one : other;
}
