import { addDays, addMonths, type CalendarDate } from '../../../calendar/calendar-date.ts';
import type { Message } from '../../../language/message.ts';
import type { RuleStretch } from '../../../leave/plans/plan.ts';
import { type GrantKey, grantsByKey, isUnlimited, type PolicyRules } from '../../../leave/plans/policy.ts';
import type { Amount } from '../../../leave/types/amount.ts';
import { message } from '../messages/message.ts';
import type { AccountPosting, PostingKind } from './account-postings.ts';
import { type Debt, type Lot, type LotUse, OpenLots } from './lots.ts';

/** The kinds of entries; refunds appear only in statements. */
export type EntryKind = PostingKind | 'LAPSED' | 'FORGIVEN' | 'REFUND';

/** A line of the account with the balance after it: a posting, or what a day's end does. */
export interface LedgerEntry extends Omit<AccountPosting, 'kind' | 'lotKey'> {
  kind: EntryKind;
  balance: Amount;
  /** The lots it was drawn from, or the expired ones. */
  lots: readonly LotUse[];
}

/** How far an account exceeds its overdraft from a day until the next one. */
export interface Depth {
  date: CalendarDate;
  /** Negative below the limit; minus infinity without a limit. */
  excess: number;
}

/** One account after a day. `nextDay` mutates it, as most accounts are settled and read only once. */
export interface AccountState {
  entries: LedgerEntry[];
  depths: Depth[];
  open: OpenLots;
  balance: Amount;
  /** The maximum debt; a type that is no longer offered keeps its last limit. Undefined: without limit. */
  limit: Amount | undefined;
}

/** A day with an event in the account. */
export interface AccountDay {
  date: CalendarDate;
  /** The rules since the last such day, those of this day last. */
  stretches: readonly (RuleStretch | undefined)[];
  postings: readonly AccountPosting[];
  isYearEnd: boolean;
  /** Whether leave expires and debt is forgiven at the end of the day. */
  lapses: boolean;
}

/** The rules of one day. */
interface EffectiveRules {
  date: CalendarDate;
  rules: PolicyRules | undefined;
  planId: string;
}

/** An account without entries. */
export function emptyAccount(): AccountState {
  return { entries: [], depths: [], open: new OpenLots(), balance: 0, limit: undefined };
}

/** A copy of the account without its entries, to settle further days from. */
export function continued({ depths, open, balance, limit }: AccountState): AccountState {
  return { entries: [], depths: depths.slice(-1), open: open.copy(), balance, limit };
}

/** The open lots and debts. */
export function lotsAndDebts({ open }: AccountState): { lots: readonly Lot[]; debts: readonly Debt[] } {
  return { lots: open.lots, debts: open.debts };
}

/** The next day a lot expires. */
export function nextExpiry({ open }: AccountState): CalendarDate | undefined {
  return open.lots[0]?.expiresOn;
}

/** Advances the account by one day: its postings, the debt, and then what expires or is forgiven at its end. */
export function nextDay(state: AccountState, day: AccountDay): void {
  const { date, stretches, isYearEnd } = day;
  for (const { rules } of stretches.flatMap((stretch) => stretch ?? [])) {
    if (rules) state.limit = isUnlimited(rules) ? undefined : (rules.overdraft ?? 0);
  }
  const stretch = stretches.at(-1);
  const effective = { date, rules: stretch?.rules, planId: stretch?.plan.id ?? '' };
  for (const posting of day.postings) post(state, posting, effective);
  state.depths.push({ date, excess: excessOf(state) });
  if (day.lapses) endDay(state, effective, isYearEnd);
}

/** Credits the posting to its lot, or draws it from the lots. */
function post(state: AccountState, posting: AccountPosting, { rules }: EffectiveRules): void {
  const { date, kind, cause, expiresOn, lotKey } = posting;
  if (posting.amount < 0) {
    enter(state, posting, kind, posting.amount, state.open.draw(-posting.amount, date, lotKey));
    return;
  }
  const amount = kind === 'GRANT' ? capped(posting.amount, state.balance, rules) : posting.amount;
  if (amount === 0) return;
  const grant = cause.kind === 'POLICY' ? cause.grant : undefined;
  const isFixed = expiresOn !== undefined;
  state.open.credit(amount, { key: lotKey ?? '', since: date, grant, expiresOn, isFixed });
  enter(state, posting, kind, amount, []);
}

function capped(amount: Amount, balance: Amount, rules: PolicyRules | undefined): Amount {
  const cap = rules?.cap ?? null;
  return cap === null ? amount : Math.min(amount, Math.max(0, cap - balance));
}

function excessOf({ limit, open }: AccountState): number {
  return limit === undefined ? Number.NEGATIVE_INFINITY : open.debt - limit;
}

/** Expires lots; at the end of a leave year also what isn't carried over, and forgives debt. */
function endDay(state: AccountState, effective: EffectiveRules, isYearEnd: boolean): void {
  const { open } = state;
  const { date, rules } = effective;
  const expired = open.expire(date);
  const left = isYearEnd ? [...carryOver(open, effective), ...open.expire(date)] : [];
  const lapsed = [...expired, ...left];
  if (lapsed.length > 0) {
    const amount = lapsed.reduce((sum, each) => sum + each.amount, 0);
    enter(state, ofPolicy(message('time-off.balances.notTakenInTime'), effective), 'LAPSED', -amount, lapsed);
  }
  if (!isYearEnd || !rules || rules.carriesDebt || open.debt === 0) return;
  const because = message('time-off.balances.debtForgiven');
  enter(state, ofPolicy(because, effective), 'FORGIVEN', open.forgive(), []);
}

/** Sets the expiry of the remaining lots, and removes what exceeds the limits. */
function carryOver(open: OpenLots, { date, rules }: EffectiveRules): LotUse[] {
  if (!rules) return [];
  const grants = grantsByKey(rules);
  return [...grants].flatMap(([key, { carryLimit, carryMonths }]) => {
    const lots = open.lots.filter((lot) => !lot.isFixed && governs(key, lot, grants));
    const carried = lots.filter(({ expiresOn }) => expiresOn === undefined);
    if (carryMonths !== null && carried.length > 0) {
      open.setExpiry(carried, addDays(addMonths(addDays(date, 1), carryMonths), -1));
    }
    if (carryLimit === null) return [];
    const limited = new Set(lots);
    return open.limit(
      open.lots.filter((lot) => limited.has(lot)),
      carryLimit,
    );
  });
}

/** Whether the grant's carry-over rules apply to the lot. The first grant also governs lots of removed grants. */
function governs(key: GrantKey, { grant }: Lot, grants: ReadonlyMap<GrantKey, unknown>): boolean {
  if (grant !== undefined && grants.has(grant)) return grant === key;
  const [first] = grants.keys();
  return key === first;
}

function enter(
  state: AccountState,
  { date, cause, because, formula, expiresOn }: Omit<AccountPosting, 'kind' | 'amount'>,
  kind: EntryKind,
  amount: Amount,
  lots: readonly LotUse[],
): void {
  state.balance += amount;
  const { balance } = state;
  state.entries.push({ date, kind, amount, balance, cause, because, formula, expiresOn, lots });
}

function ofPolicy(
  because: Message,
  { date, planId }: EffectiveRules,
): Pick<AccountPosting, 'date' | 'cause' | 'because'> {
  return { date, cause: { kind: 'POLICY', planId }, because };
}
