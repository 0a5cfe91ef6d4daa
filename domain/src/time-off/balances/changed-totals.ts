import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { includes } from '../../calendar/period.ts';
import type { EntitlementEffect } from '../../people/accounts/entitlement-schema.ts';
import { allowed, type Decision, type Outcome, refuseInput } from '../../refusal.ts';
import type { EntitledType } from '../requests/vocabulary.ts';
import { adjustmentTo, type SettingAdjustment, unreachableTotal } from './adjustment-to.ts';
import type { LeaveFacts } from './engine/leave-facts.ts';
import { entitlementOn } from './leave-balance.ts';
import { message } from './messages/message.ts';

const totals = [
  { field: 'vacationDaysTotal', type: 'VACATION' },
  { field: 'sickDaysTotal', type: 'SICK_LEAVE' },
] as const;

type Accounts = readonly [LeaveFacts, ...LeaveFacts[]];

/** The effect of another employment start on the totals of the current leave year, in days. */
export function entitlementEffect(
  accounts: Accounts,
  employmentStart: CalendarDate | undefined,
  today: CalendarDate,
): EntitlementEffect {
  const { leaveYear } = entitlementOn(accounts[0], today);
  const effectOn = (code: EntitledType) => {
    const facts = accounts.find(({ type }) => type.code === code);
    if (!facts) return { before: 0, after: 0, isSet: false };
    return {
      before: entitlementOn(facts, today).total,
      after: entitlementOn(startedOn(facts, employmentStart), today).total,
      isSet: facts.adjustments.some(({ on }) => includes(leaveYear, on)),
    };
  };
  return { leaveYear, vacationDaysTotal: effectOn('VACATION'), sickDaysTotal: effectOn('SICK_LEAVE') };
}

function startedOn(facts: LeaveFacts, employmentStart: CalendarDate | undefined): LeaveFacts {
  return { ...facts, employment: { ...facts.employment, employmentStart } };
}

/** The totals to keep. By default, those set by hand. */
function totalsToKeep(effect: EntitlementEffect, keepTotals: boolean | undefined) {
  return totals.filter(({ field }) => {
    const { before, after, isSet } = effect[field];
    return (keepTotals ?? isSet) && before !== after;
  });
}

/** A total to keep, in days, with the adjustment that keeps it. */
export interface KeptTotal extends SettingAdjustment {
  field: (typeof totals)[number]['field'];
  type: EntitledType;
  total: number;
  withoutIt: number;
}

/** The adjustments that keep the totals. Refuses with `VALIDATION_ERROR` at `keepTotals` if none can. */
export function adjustmentsKeepingTotals(
  accounts: Accounts,
  {
    employmentStart,
    keepTotals,
    today,
  }: { employmentStart: CalendarDate | undefined; keepTotals: boolean | undefined; today: CalendarDate },
): Outcome<KeptTotal[], 'VALIDATION_ERROR'> {
  const effect = entitlementEffect(accounts, employmentStart, today);
  const made: KeptTotal[] = [];
  for (const { field, type } of totalsToKeep(effect, keepTotals)) {
    const facts = accounts.find((each) => each.type.code === type);
    if (!facts) continue;
    const { before: total, after: withoutIt } = effect[field];
    const adjustment = adjustmentTo(total, startedOn(facts, employmentStart), today);
    if (!adjustment) return refuseInput('keepTotals', unreachableTotal);
    made.push({ field, type, total, withoutIt, ...adjustment });
  }
  return made;
}

/**
 * Whether the totals may change with the entitlement: none may fall below zero, as one lowered by hand could. Refuses
 * with `VALIDATION_ERROR` at `keepTotals`.
 */
export function checkChangedTotals(
  effect: EntitlementEffect,
  keepTotals: boolean | undefined,
): Decision<'VALIDATION_ERROR'> {
  const kept = totalsToKeep(effect, keepTotals).map(({ field }) => field);
  const below = totals.find(({ field }) => effect[field].after < 0 && !kept.includes(field));
  if (!below) return allowed;
  const values = { total: effect[below.field].after };
  return refuseInput(
    'keepTotals',
    below.type === 'VACATION'
      ? message('time-off.balances.vacationWouldBe', values)
      : message('time-off.balances.sickWouldBe', values),
  );
}
