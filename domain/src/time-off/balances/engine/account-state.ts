import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import type { Message } from '../../../language/message.ts';
import type { RuleStretch } from '../../../leave/plans/plan.ts';
import { isUnlimited, type PolicyRules } from '../../../leave/plans/policy.ts';
import type { Amount } from '../../../leave/types/amount.ts';
import { message } from '../messages/message.ts';
import type { AccountPosting, PostingKind } from './account-postings.ts';
import { endOfDay, type KeptBecause } from './expiry/day-end.ts';
import type { Keeping } from './expiry/keeping.ts';
import { type Debt, type Lot, type LotUse, OpenLots } from './expiry/lots.ts';

/**
 * The kinds of entries; refunds appear only in statements, and KEPT changes no balance. What an employment left is
 * `SETTLED` on the first day of the next one: it stays payable, or is owed.
 */
export type EntryKind = PostingKind | 'LAPSED' | 'KEPT' | 'FORGIVEN' | 'REFUND' | 'SETTLED';

/** A line of the account with the balance after it: a posting, or what a day's end does. */
export interface LedgerEntry extends Omit<AccountPosting, 'kind' | 'lotKey' | 'keepsDebt'> {
  kind: EntryKind;
  balance: Amount;
  /** The lots it was drawn from, or that expired or are kept. */
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
  /** Absent: nothing keeps leave from expiring. */
  keeping?: Keeping | undefined;
  /** Set if another employment begins with the day. */
  restart?: Restart | undefined;
}

/** The start of an employment that follows another one. */
export interface Restart {
  date: CalendarDate;
  keepsBalance: boolean;
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

/**
 * Advances the account by one day: the start of an employment, its postings, the debt, then what expires or is forgiven
 * at its end, and what is brought on after that.
 */
export function nextDay(state: AccountState, day: AccountDay): void {
  const { date, stretches, isYearEnd } = day;
  limitBy(state, stretches);
  const stretch = stretches.at(-1);
  const effective = { date, rules: stretch?.rules, planId: stretch?.plan.id ?? '' };
  const { keeping } = day;
  if (day.restart) restart(state, day.restart, effective);
  const carried = day.postings.filter(({ opening }) => opening?.isCarriedOver);
  for (const posting of day.postings)
    if (!carried.includes(posting)) post(state, posting, effective, keeping);
  for (const hold of keeping?.holds ?? []) if (hold.startDate === date) state.open.hold(hold.until);
  state.depths.push({ date, excess: excessOf(state) });
  if (day.lapses) endDay(state, effective, { isYearEnd, keeping });
  for (const posting of carried) post(state, posting, effective, keeping);
}

/** Stretches in which the type is not offered keep the last limit. */
function limitBy(state: AccountState, stretches: AccountDay['stretches']): void {
  for (const { rules } of stretches.flatMap((stretch) => stretch ?? [])) {
    if (rules) state.limit = isUnlimited(rules) ? undefined : (rules.overdraft ?? 0);
  }
}

/** Settles the balance of the previous employment, or brings it into the new one. */
function restart(state: AccountState, { date, keepsBalance }: Restart, effective: EffectiveRules): void {
  if (keepsBalance) {
    state.open.renew(date);
    return;
  }
  const { balance } = state;
  const lots = state.open.clear();
  if (balance === 0) return;
  const because = message('time-off.balances.settled');
  enter(state, ofPolicy(because, effective), 'SETTLED', -balance, lots);
}

/** Credits the posting to its lot, or draws it from the lots. */
function post(
  state: AccountState,
  posting: AccountPosting,
  { rules }: EffectiveRules,
  keeping: Keeping | undefined,
): void {
  const { date, kind, cause, expiresOn, lotKey, opening } = posting;
  const posted = opening ? opening.balance - state.balance : posting.amount;
  if (posted < 0) {
    enter(state, posting, kind, posted, state.open.draw(-posted, date, lotKey));
    if (posting.keepsDebt) state.open.keepDebt(-posted);
    return;
  }
  const amount = kind === 'GRANT' ? capped(posted, state.balance, rules) : posted;
  if (amount === 0) return;
  const grant = cause.kind === 'POLICY' ? cause.grant : undefined;
  // Leave that was carried over is subject to the limits of later year ends, too.
  const isFixed = expiresOn !== undefined && !opening;
  const heldUntil = keeping?.holdOn(date)?.until;
  state.open.credit(amount, { key: lotKey ?? '', since: date, grant, expiresOn, isFixed, heldUntil });
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
function endDay(
  state: AccountState,
  effective: EffectiveRules,
  { isYearEnd, keeping }: Pick<AccountDay, 'isYearEnd' | 'keeping'>,
): void {
  const { open } = state;
  const { date, rules } = effective;
  const { lapsed, kept } = endOfDay(open, { date, rules, isYearEnd, keeping });
  if (lapsed.length > 0) {
    const because = message('time-off.balances.notTakenInTime');
    enter(state, ofPolicy(because, effective), 'LAPSED', -sumOf(lapsed), lapsed);
  }
  for (const { because, lots } of kept) {
    enter(state, ofPolicy(keptMessage(because), effective), 'KEPT', 0, lots);
  }
  if (!isYearEnd) return;
  open.limitKeptDebt();
  const forgiven = rules && !rules.carriesDebt ? open.forgive() : 0;
  if (forgiven === 0) return;
  enter(state, ofPolicy(message('time-off.balances.debtForgiven'), effective), 'FORGIVEN', forgiven, []);
}

function keptMessage(because: KeptBecause): Message {
  switch (because.kind) {
    case 'ABSENCE':
      return message('time-off.balances.keptForAbsence', {
        until: because.until,
        isAtLeast: because.isAtLeast,
        absences: because.absences.map(({ name: type, startDate, endDate }) =>
          message('time-off.balances.absence', { type, startDate, endDate }),
        ),
      });
    case 'MOVED':
      return message('time-off.balances.keptByHr', { until: because.until, reason: because.reason });
    default:
      return message('time-off.balances.notWarned');
  }
}

function sumOf(lots: readonly LotUse[]): Amount {
  return lots.reduce((sum, { amount }) => sum + amount, 0);
}

function enter(
  state: AccountState,
  { date, cause, because, formula, expiresOn, opening }: Omit<AccountPosting, 'kind' | 'amount'>,
  kind: EntryKind,
  amount: Amount,
  lots: readonly LotUse[],
): void {
  state.balance += amount;
  const { balance } = state;
  const entry = { date, kind, amount, balance, cause, because, formula, expiresOn, lots };
  state.entries.push(opening ? { ...entry, opening } : entry);
}

function ofPolicy(
  because: Message,
  { date, planId }: EffectiveRules,
): Pick<AccountPosting, 'date' | 'cause' | 'because'> {
  return { date, cause: { kind: 'POLICY', planId }, because };
}
