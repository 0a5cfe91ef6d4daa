import type { Viewer } from '../../access/permissions.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { rulesOverTime } from '../../leave/plans/plan.ts';
import { isCounted } from '../../leave/plans/policy.ts';
import type { Amount } from '../../leave/types/amount.ts';
import { allowed, type Decision } from '../../refusal.ts';
import { blocksDays } from '../requests/request-status.ts';
import { refuseClosed } from './closed-year.ts';
import { charges, sumOf } from './engine/charges/charges.ts';
import { bookableIn, firstDeepened, horizonOf } from './engine/cover.ts';
import type { LeaveFacts } from './engine/leave-facts.ts';
import { ledger } from './engine/ledger.ts';
import { settle, timelineThrough } from './engine/settlement.ts';

/** The effect of a change on one person's account of one type; hundredths of a day, or minutes. */
export interface Impact {
  /** What can be booked on the day; null: without limit. */
  before: Amount | null;
  after: Amount | null;
  /** Whether a day exceeds the overdraft by more than before. */
  overdrawn: boolean;
  /** The requests with a changed charge. */
  recounted: readonly { request: string; before: Amount; after: Amount }[];
}

/** The difference between two states of an account, as of the day. */
export function impactOf(before: LeaveFacts, after: LeaveFacts, on: CalendarDate): Impact {
  const horizon = [horizonOf(before, on), horizonOf(after, on)].sort().at(-1) ?? on;
  // One timeline per side serves both questions; building it takes most of the time.
  const [was, becomes] = [timelineThrough(horizon, before, on), timelineThrough(horizon, after, on)];
  return {
    before: bookableIn(was, before, on),
    after: bookableIn(becomes, after, on),
    overdrawn: firstDeepened(settle(was), settle(becomes)) !== undefined,
    recounted: recounted(before, after),
  };
}

/**
 * Whether the balance stays the same through the last closed day; days on which the type is only counted may change.
 * Refuses with `YEAR_CLOSED`, worded for the viewer; corrections of a closed year are adjustments in the open one.
 */
export function checkOpen(
  before: LeaveFacts,
  after: LeaveFacts,
  closedThrough?: CalendarDate,
  viewer?: Pick<Viewer, 'role'>,
): Decision<'YEAR_CLOSED'> {
  if (closedThrough === undefined) return allowed;
  const [was, becomes] = [closedPart(before, closedThrough), closedPart(after, closedThrough)];
  if (JSON.stringify(was) === JSON.stringify(becomes)) return allowed;
  const date = firstDifference(was.lines, becomes.lines) ?? closedThrough;
  return refuseClosed({ date, closedThrough, facts: before, viewer });
}

type ClosedLine = readonly [date: CalendarDate, kind: string, amount: Amount];

/** The day of the first differing line. */
function firstDifference(one: readonly ClosedLine[], other: readonly ClosedLine[]): CalendarDate | undefined {
  const isShared = (line: ClosedLine, at: number) => String(line) === String(other[at]);
  const shared = one.findIndex((line, at) => !isShared(line, at));
  const at = shared === -1 ? one.length : shared;
  return [one[at], other[at]].flatMap((line) => line?.[0] ?? []).sort()[0];
}

function recounted(before: LeaveFacts, after: LeaveFacts): Impact['recounted'] {
  const standing = new Map(
    after.requests.filter(({ status }) => blocksDays(status)).map((request) => [request.id, request]),
  );
  return before.requests.flatMap((request) => {
    const same = blocksDays(request.status) ? standing.get(request.id) : undefined;
    if (!same) return [];
    const amounts = { before: sumOf(charges(request, before)), after: sumOf(charges(same, after)) };
    return amounts.before === amounts.after ? [] : [{ request: request.id, ...amounts }];
  });
}

/** What must stay in a closed account: the lines of its balance, and the open lots and debts with their last days. */
function closedPart(facts: LeaveFacts, closedThrough: CalendarDate) {
  const { entries, lots, debts } = ledger(facts, closedThrough);
  const isKept = balanceDays(facts);
  return {
    lines: entries
      .filter(({ date, amount }) => amount !== 0 && isKept(date))
      .map(({ date, kind, amount }): ClosedLine => [date, kind, amount]),
    open: isKept(closedThrough)
      ? [lots.map(({ since, grant, amount, expiresOn }) => [since, grant, amount, expiresOn]), debts]
      : [],
  };
}

/** Returns a predicate for whether the type has a balance on a day; call it in date order. */
function balanceDays(facts: LeaveFacts): (date: CalendarDate) => boolean {
  const stretches = rulesOverTime(facts);
  let at = 0;
  return (date) => {
    while ((stretches[at]?.endDate ?? date) < date) at += 1;
    const rules = stretches[at]?.rules;
    return rules === undefined || !isCounted(rules);
  };
}
