import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { amountOf } from '@almanac/domain/leave/amount';
import type { EntitlementEffect } from '@almanac/domain/people/accounts/entitlement-schema';
import {
  adjustmentsThatKeep,
  checkChangedTotals,
  entitlementEffect,
} from '@almanac/domain/time-off/balances/kept-totals';
import type { AuditEntry } from '../../audit/audit-entry.ts';
import { namedPerson, personText } from '../../audit/named-person.ts';
import type { ChangedStart, Entitlements, StartChange } from '../../people/accounts/entitlements.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { readAccountsOf } from './booking-facts.ts';
import { readAdjustedPeople } from './queries.ts';
import { insertAdjustments } from './store.ts';

/** What employment starts mean for leave. */
export const entitlements: Entitlements = {
  effectOf,
  async keepTotals(writer, changed, change) {
    const entries: AuditEntry[] = [];
    for (const each of await thoseConcerned(writer, changed, change)) {
      const effect = await effectOf(writer, each, change.today);
      const decision = checkChangedTotals(effect, change.keepTotals);
      if (decision.refused) return decision;
      entries.push(...(await keep(writer, each, effect, change)));
    }
    return entries;
  },
};

async function effectOf(
  database: Reader,
  { person, employmentStart }: ChangedStart,
  today: CalendarDate,
): Promise<EntitlementEffect> {
  const accounts = await readAccountsOf(database, person.id);
  if (!accounts) throw new Error(`There are no accounts of ${person.id}`);
  return entitlementEffect(accounts, employmentStart, today);
}

/** Where nobody says what is kept, those alone of whom something is adjusted: of an import they are few. */
async function thoseConcerned(database: Reader, changed: readonly ChangedStart[], change: StartChange) {
  if (change.keepTotals !== undefined) return changed;
  const ids = await readAdjustedPeople(
    database,
    changed.map(({ person }) => person.id),
  );
  return changed.filter(({ person }) => ids.has(person.id));
}

const reason = 'Kept when the employment start changed';

async function keep(
  writer: Writer,
  { person }: ChangedStart,
  effect: EntitlementEffect,
  { authorId, keepTotals }: StartChange,
): Promise<AuditEntry[]> {
  const kept = adjustmentsThatKeep(effect, keepTotals);
  const common = { userId: person.id, authorId, effectiveOn: effect.leaveYear.startDate, reason };
  await insertAdjustments(
    writer,
    kept.map(({ type, days }) => ({ ...common, type, amount: amountOf(days, 'DAY') })),
  );
  const [first, ...others] = kept.map(({ field, withoutIt, total }) => ({
    field,
    from: withoutIt,
    to: total,
  }));
  if (!first) return [];
  return [
    {
      action: 'balance.set',
      entity: 'user',
      entityId: person.id,
      subject: namedPerson(person),
      summary: `Kept the totals of ${personText(person)} as they were`,
      changes: [first, ...others],
      reason,
    },
  ];
}
