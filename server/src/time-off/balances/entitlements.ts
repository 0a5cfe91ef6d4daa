import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import {
  adjustmentsThatKeep,
  checkChangedTotals,
  entitlementEffect,
} from '@almanac/domain/time-off/balances/kept-totals';
import type { LeavePolicy } from '@almanac/domain/time-off/balances/leave-balance';
import type { AuditEntry } from '../../audit/audit-entry.ts';
import { namedPerson, personText } from '../../audit/named-person.ts';
import type { ChangedStart, Entitlements, StartChange } from '../../people/accounts/entitlements.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { readAdjustedPeople, readLeaveRecords } from './queries.ts';
import { insertAdjustments } from './store.ts';

/** What employment starts mean for leave under the policy. */
export function entitlementsUnder(policy: LeavePolicy): Entitlements {
  const effectOf = async (database: Reader, changed: ChangedStart, today: CalendarDate) => {
    const { person, employmentStart } = changed;
    const records = (await readLeaveRecords(database, person.id)) ?? { requests: [], adjustments: [] };
    return entitlementEffect(records, employmentStart, { today, policy });
  };
  return {
    effectOf,
    async keepTotals(writer, changed, change) {
      const entries: AuditEntry[] = [];
      for (const each of await thoseConcerned(writer, changed, change)) {
        const effect = await effectOf(writer, each, change.today);
        const decision = checkChangedTotals(effect, change.keepTotals);
        if (decision.refused) return decision;
        entries.push(...(await keep(writer, each, adjustmentsThatKeep(effect, change.keepTotals), change)));
      }
      return entries;
    },
  };
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
  kept: ReturnType<typeof adjustmentsThatKeep>,
  { authorId, today }: StartChange,
): Promise<AuditEntry[]> {
  const common = { userId: person.id, authorId, effectiveOn: today, reason };
  await insertAdjustments(
    writer,
    kept.map(({ type, days }) => ({ ...common, type, days })),
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
