import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Amount } from '../../leave/amount.ts';
import { allowed, type Decision, refuse } from '../../refusal.ts';
import { holdsDays } from '../requests/request-status.ts';
import { charges, sumOf } from './charges.ts';
import { bookableIn, firstDeepened, horizonOf } from './cover.ts';
import type { LeaveFacts } from './leave-facts.ts';
import { type Ledger, ledger } from './ledger.ts';
import { settle, timelineThrough } from './settlement.ts';

/** What a change of rules or records does to one person's account of one type; hundredths of a day, or minutes. */
export interface Impact {
  /** What can be booked on the day; null: without limit. */
  before: Amount | null;
  after: Amount | null;
  /** Whether a day gets deeper into debt than it was and than it may. */
  overdrawn: boolean;
  /** The requests that are charged otherwise. */
  recounted: readonly { request: string; before: Amount; after: Amount }[];
}

/** What changes for a person and type between two states of the facts, as of the day. */
export function impactOf(before: LeaveFacts, after: LeaveFacts, on: CalendarDate): Impact {
  const horizon = [horizonOf(before, on), horizonOf(after, on)].sort().at(-1) ?? on;
  // One timeline a side serves both questions: most of the time goes into making it.
  const [was, becomes] = [timelineThrough(horizon, before, on), timelineThrough(horizon, after, on)];
  return {
    before: bookableIn(was, before, on),
    after: bookableIn(becomes, after, on),
    overdrawn: firstDeepened(settle(was), settle(becomes)) !== undefined,
    recounted: recounted(before, after),
  };
}

/**
 * Whether the change leaves the account as it is through the last closed day. Refuses with `YEAR_CLOSED`; corrections
 * of a closed year are adjustments in the open one.
 */
export function checkOpen(
  before: LeaveFacts,
  after: LeaveFacts,
  closedThrough?: CalendarDate,
): Decision<'YEAR_CLOSED'> {
  if (closedThrough === undefined) return allowed;
  if (linesOf(ledger(before, closedThrough)) === linesOf(ledger(after, closedThrough))) return allowed;
  return refuse(
    'YEAR_CLOSED',
    'This would change a closed year; correct it by an adjustment in the open year',
  );
}

function recounted(before: LeaveFacts, after: LeaveFacts): Impact['recounted'] {
  const standing = new Map(
    after.requests.filter(({ status }) => holdsDays(status)).map((request) => [request.id, request]),
  );
  return before.requests.flatMap((request) => {
    const same = holdsDays(request.status) ? standing.get(request.id) : undefined;
    if (!same) return [];
    const amounts = { before: sumOf(charges(request, before)), after: sumOf(charges(same, after)) };
    return amounts.before === amounts.after ? [] : [{ request: request.id, ...amounts }];
  });
}

/** What a closed account must keep: its lines, and what is left open, with its last days. */
function linesOf({ entries, lots, debts }: Ledger): string {
  return JSON.stringify([
    entries.map(({ date, kind, amount }) => [date, kind, amount]),
    lots.map(({ since, grant, amount, expiresOn }) => [since, grant, amount, expiresOn]),
    debts,
  ]);
}
