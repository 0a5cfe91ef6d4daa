import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Event } from '@almanac/domain/events/event';
import { checkOwnStartKnown } from '@almanac/domain/leave/plans/plan-rules';
import type { EntitlementEffect } from '@almanac/domain/people/accounts/entitlement-schema';
import { isRefusal } from '@almanac/domain/refusal';
import {
  adjustmentsKeepingTotals,
  checkChangedTotals,
  entitlementEffect,
  type KeptTotal,
} from '@almanac/domain/time-off/balances/changed-totals';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { balanceSet } from '@almanac/domain/time-off/balances/events';
import { namedPerson } from '../../../audit/named-person.ts';
import { hasAnniversaryPlan } from '../../../leave/plans/plan-queries.ts';
import type {
  ChangedStart,
  Entitlements,
  StartChange,
} from '../../../people/accounts/records/entitlements.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { shareRules } from '../../../work-time/rule-changes/rule-lock-store.ts';
import { readLeaveFacts } from '../facts/leave-facts.ts';
import { readAdjustedPeople } from './queries.ts';
import { insertAdjustments, type NewAdjustment } from './store.ts';

/** The effects of employment starts on leave. */
export const entitlements: Entitlements = {
  async holdRules(writer) {
    await shareRules(writer);
  },
  effectOf,
  async checkStartKnown(database, { id, employmentStart }) {
    return checkOwnStartKnown(await hasAnniversaryPlan(database, id), employmentStart);
  },
  async keepTotals(writer, changed, change) {
    const concerned = await thoseConcerned(writer, changed, change);
    const accountsOf = await readKnownAccounts(writer, concerned);
    const events: Event[] = [];
    const adjustments: NewAdjustment[] = [];
    for (const each of concerned) {
      const accounts = accountsOf(each);
      const effect = entitlementEffect(accounts, each.employmentStart, change.today);
      const decision = checkChangedTotals(effect, change.keepTotals);
      if (decision.refused) return decision;
      const kept = adjustmentsKeepingTotals(accounts, { ...change, employmentStart: each.employmentStart });
      if (isRefusal(kept)) return kept;
      adjustments.push(...adjustmentsOf(each, kept, change));
      events.push(...eventsOf(each, kept));
    }
    await insertAdjustments(writer, adjustments);
    return events;
  },
};

async function effectOf(
  database: Reader,
  changed: ChangedStart,
  today: CalendarDate,
): Promise<EntitlementEffect> {
  const accountsOf = await readKnownAccounts(database, [changed]);
  return entitlementEffect(accountsOf(changed), changed.employmentStart, today);
}

async function readKnownAccounts(database: Reader, changed: readonly ChangedStart[]) {
  const ids = changed.map(({ person }) => person.id);
  const found = new Map(
    (await readLeaveFacts(database, ids)).map(({ userId, accounts }) => [userId, accounts]),
  );
  return ({ person }: ChangedStart): readonly [LeaveFacts, ...LeaveFacts[]] => {
    const [first, ...others] = found.get(person.id) ?? [];
    if (!first) throw new Error(`There are no accounts of ${person.id}`);
    return [first, ...others];
  };
}

/** By default, only people with an adjusted total; an import has few. */
async function thoseConcerned(database: Reader, changed: readonly ChangedStart[], change: StartChange) {
  if (change.keepTotals !== undefined) return changed;
  const ids = await readAdjustedPeople(
    database,
    changed.map(({ person }) => person.id),
  );
  return changed.filter(({ person }) => ids.has(person.id));
}

const reason = 'Kept when the employment start changed';

function adjustmentsOf(
  { person }: ChangedStart,
  kept: readonly KeptTotal[],
  { authorId }: StartChange,
): NewAdjustment[] {
  const common = { userId: person.id, authorId, reason };
  return kept.map(({ type, on, amount }) => ({ ...common, type, effectiveOn: on, amount }));
}

function eventsOf({ person }: ChangedStart, kept: readonly KeptTotal[]): Event[] {
  const [first, ...others] = kept.map(({ field, withoutIt, total }) => ({
    field,
    from: withoutIt,
    to: total,
  }));
  if (!first) return [];
  return [
    balanceSet({
      entityId: person.id,
      subject: namedPerson(person),
      changes: [first, ...others],
      reason,
      data: {},
    }),
  ];
}
