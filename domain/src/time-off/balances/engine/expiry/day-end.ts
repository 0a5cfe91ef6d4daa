import { addDays, addMonths, type CalendarDate } from '../../../../calendar/calendar-date.ts';
import { type GrantKey, grantsByKey, type PolicyRules } from '../../../../leave/plans/policy.ts';
import type { Amount } from '../../../../leave/types/amount.ts';
import type { AbsenceRun } from './absence-runs.ts';
import type { Keeping } from './keeping.ts';
import type { MovedExpiry } from './keeping-facts.ts';
import { asUse, excessOver, type Lot, type LotUse, type OpenLots, type PartOfLot } from './lots.ts';

/** Why leave did not expire. */
export type KeptBecause =
  /** `isAtLeast`: from then on it is leave of that leave year. */
  | { kind: 'ABSENCE'; until: CalendarDate; isAtLeast: boolean; absences: readonly AbsenceRun[] }
  | { kind: 'MOVED'; until: CalendarDate; reason: string }
  | { kind: 'NO_WARNING' };

/** Leave that would have expired, and is kept. */
export interface KeptLeave {
  because: KeptBecause;
  lots: LotUse[];
}

/** The end of a day on which leave may expire. */
export interface DayEnd {
  date: CalendarDate;
  rules: PolicyRules | undefined;
  isYearEnd: boolean;
  keeping: Keeping | undefined;
}

/** A day's end under way. */
interface Ending extends DayEnd {
  open: OpenLots;
  lapsed: LotUse[];
  kept: KeptLeave[];
  /** What could have been taken since the last year end, less what expires today. */
  takeable?: Amount;
  /** Lots that stay for lack of a warning, until the next year end. */
  unwarned: Set<Lot>;
  /** The last days of the lots that were held until today. */
  released: Map<Lot, CalendarDate>;
}

/** Expires what is due on the day and, at the end of a leave year, what isn't carried over. */
export function endOfDay(open: OpenLots, day: DayEnd): { lapsed: LotUse[]; kept: KeptLeave[] } {
  const ending: Ending = { ...day, open, lapsed: [], kept: [], unwarned: new Set(), released: new Map() };
  if (day.isYearEnd) release(ending);
  expire(ending);
  if (day.isYearEnd) {
    carryOver(ending);
    expire(ending);
  }
  return { lapsed: ending.lapsed, kept: ending.kept };
}

/** Lots held until now are lots of this leave year from now on, unless their own last day is later. */
function release({ open, date, released }: Ending): void {
  for (const lot of [...open.lots]) {
    if (lot.heldUntil === undefined || lot.heldUntil > date) continue;
    const whole = { lot, amount: lot.amount };
    const isLater = lot.expiresOn !== undefined && lot.expiresOn > date;
    if (isLater && lot.isFixed) {
      open.keep(whole, { heldUntil: undefined });
      continue;
    }
    if (isLater && lot.expiresOn) released.set(lot, lot.expiresOn);
    open.keep(whole, { heldUntil: undefined, countsFor: date, isFixed: false, expiresOn: undefined });
  }
}

function expire(ending: Ending): void {
  for (const lot of ending.open.due(ending.date)) end({ lot, amount: lot.amount }, ending, true);
}

/** Sets the expiry of the remaining lots, and removes what exceeds the limits. */
function carryOver(ending: Ending): void {
  const { open, date, rules, keeping, unwarned } = ending;
  if (!rules) return;
  const grants = grantsByKey(rules);
  for (const [key, grant] of grants) {
    const governed = () =>
      open.lots.filter((lot) => !lot.isFixed && !unwarned.has(lot) && governs(key, lot, grants));
    if (grant.carryLimit === null && grant.carryMonths === null) continue;
    for (const lot of governed().filter((each) => isHeld(each, date)))
      sayHeld({ lot, amount: lot.amount }, ending);
    const free = () => governed().filter((lot) => !isHeld(lot, date));
    if (grant.carryMonths !== null) setExpiry(free(), grant.carryMonths, ending);
    // Without months, all of it expires today.
    if (grant.carryLimit === null || (keeping && grant.carryMonths === 0)) continue;
    for (const part of excessOver(grant.carryLimit, free())) end(part, ending, false);
  }
}

function setExpiry(lots: readonly Lot[], carryMonths: number, ending: Ending): void {
  const { open, date, keeping, released } = ending;
  const regular = addDays(addMonths(addDays(date, 1), carryMonths), -1);
  const carried = lots.filter(({ expiresOn }) => expiresOn === undefined);
  open.setExpiry(carried, regular);
  for (const lot of carried) {
    const whole = { lot, amount: lot.amount };
    const former = released.get(lot);
    if (former !== undefined && former > regular) open.keep(whole, { expiresOn: former });
    const moved = keeping?.movedOf(lot);
    if (moved && moved.expiresOn > (lot.expiresOn ?? regular)) move(whole, moved, ending);
  }
}

/** Removes the part of a lot that expires or exceeds a limit, unless something keeps it. */
function end(part: PartOfLot, ending: Ending, isExpiry: boolean): void {
  const { open, date, rules, keeping } = ending;
  const { lot } = part;
  if (!keeping) {
    ending.lapsed.push(...open.remove(part));
    return;
  }
  if (isHeld(lot, date)) {
    open.keep(part, { expiresOn: undefined });
    sayHeld(part, ending);
    return;
  }
  const moved = keeping.movedOf(lot);
  if (moved && moved.expiresOn > date) {
    move(part, moved, ending);
    return;
  }
  const amount = withoutHindered(part, keeping, ending);
  if (amount === 0) return;
  if (keeping.isWarned(lot, date, rules)) {
    ending.lapsed.push(...open.remove({ lot, amount }));
    return;
  }
  const stays = isExpiry ? open.keep({ lot, amount }, { expiresOn: undefined, isFixed: false }) : lot;
  ending.unwarned.add(stays);
  say({ kind: 'NO_WARNING' }, { lot: stays, amount }, ending);
}

/** Keeps what could not be taken because of absences, and returns the rest. */
function withoutHindered({ lot, amount }: PartOfLot, keeping: Keeping, ending: Ending): Amount {
  const { open, date } = ending;
  const hindrance = keeping.hindranceBy(date);
  if (!hindrance) return amount;
  const { takeable: left = hindrance.worked } = ending;
  const takeable = Math.min(amount, left);
  ending.takeable = left - takeable;
  const until = keeping.keptUntil(lot, hindrance);
  if (until <= date) return amount;
  if (takeable < amount) {
    const hindered = { lot, amount: amount - takeable };
    const kept = open.keep(hindered, { expiresOn: until, isFixed: true });
    const { absences } = hindrance;
    say({ kind: 'ABSENCE', until, isAtLeast: false, absences }, { ...hindered, lot: kept }, ending);
  }
  return takeable;
}

function move(part: PartOfLot, { expiresOn, reason }: MovedExpiry, ending: Ending): void {
  const lot = ending.open.keep(part, { expiresOn, isFixed: true });
  say({ kind: 'MOVED', until: expiresOn, reason }, { ...part, lot }, ending);
}

function isHeld({ heldUntil }: Lot, date: CalendarDate): boolean {
  return heldUntil !== undefined && heldUntil > date;
}

function sayHeld(part: PartOfLot, ending: Ending): void {
  const { heldUntil: until = ending.date } = part.lot;
  const absences = (ending.keeping?.holds ?? []).filter((hold) => hold.until === until);
  say({ kind: 'ABSENCE', until, isAtLeast: true, absences }, part, ending);
}

/** Leave kept for one reason is one line. */
function say(because: KeptBecause, part: PartOfLot, { kept }: Ending): void {
  const same = kept.find((each) => isSame(each.because, because));
  if (same) same.lots.push(asUse(part));
  else kept.push({ because, lots: [asUse(part)] });
}

function isSame(one: KeptBecause, other: KeptBecause): boolean {
  if (one.kind === 'NO_WARNING' || other.kind === 'NO_WARNING') return one.kind === other.kind;
  return one.kind === other.kind && one.until === other.until;
}

/** Whether the grant's carry-over rules apply to the lot. The first grant also governs lots of removed grants. */
function governs(key: GrantKey, { grant }: Lot, grants: ReadonlyMap<GrantKey, unknown>): boolean {
  if (grant !== undefined && grants.has(grant)) return grant === key;
  const [first] = grants.keys();
  return key === first;
}
