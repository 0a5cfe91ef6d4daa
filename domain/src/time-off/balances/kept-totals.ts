import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { includes } from '../../calendar/period.ts';
import type { EntitlementEffect } from '../../people/accounts/entitlement-schema.ts';
import { allowed, type Decision, refuseInput } from '../../refusal.ts';
import type { EntitledType } from '../requests/vocabulary.ts';
import { entitlementOn } from './leave-balance.ts';
import type { LeaveFacts } from './leave-facts.ts';

const totals = [
  { field: 'vacationDaysTotal', type: 'VACATION' },
  { field: 'sickDaysTotal', type: 'SICK_LEAVE' },
] as const;

/** What another employment start does to the totals of the leave year of today, in days. */
export function entitlementEffect(
  accounts: readonly [LeaveFacts, ...LeaveFacts[]],
  employmentStart: CalendarDate | undefined,
  today: CalendarDate,
): EntitlementEffect {
  const { leaveYear } = entitlementOn(accounts[0], today);
  const effectOn = (code: EntitledType) => {
    const facts = accounts.find(({ type }) => type.code === code);
    if (!facts) return { before: 0, after: 0, isSet: false };
    const changed = { ...facts, employment: { ...facts.employment, employmentStart } };
    return {
      before: entitlementOn(facts, today).total,
      after: entitlementOn(changed, today).total,
      isSet: facts.adjustments.some(({ on }) => includes(leaveYear, on)),
    };
  };
  return { leaveYear, vacationDaysTotal: effectOn('VACATION'), sickDaysTotal: effectOn('SICK_LEAVE') };
}

/**
 * The adjustments, in days, by which totals stay as they were. Where nobody says which are kept, those are that
 * somebody has set: what was set stays set.
 */
export function adjustmentsThatKeep(effect: EntitlementEffect, keepTotals: boolean | undefined) {
  return totals.flatMap(({ field, type }) => {
    const { before, after, isSet } = effect[field];
    const isKept = (keepTotals ?? isSet) && before !== after;
    return isKept ? [{ field, type, total: before, withoutIt: after, days: before - after }] : [];
  });
}

/**
 * Whether the totals may change with the entitlement: none may fall below zero, as one that was lowered by hand could.
 * Refuses with `VALIDATION_ERROR` at `keepTotals`.
 */
export function checkChangedTotals(
  effect: EntitlementEffect,
  keepTotals: boolean | undefined,
): Decision<'VALIDATION_ERROR'> {
  const kept = adjustmentsThatKeep(effect, keepTotals).map(({ field }) => field);
  const below = totals.find(({ field }) => effect[field].after < 0 && !kept.includes(field));
  if (!below) return allowed;
  const noun = below.type === 'VACATION' ? 'vacation days' : 'sick days';
  return refuseInput(
    'keepTotals',
    `The ${noun} would be ${effect[below.field].after}: keep the total that was set`,
  );
}
