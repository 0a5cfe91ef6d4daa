import { randomUUID } from 'node:crypto';
import { createPlace, giveTerms } from '../terms-factories.ts';
import { type AuditTable, type AuditWorld, became, changed, ofAccount, someone, was } from './audit-row.ts';

/** A person with their own location, and another possible location. */
async function holder(world: AuditWorld) {
  const { database } = world.app;
  const person = await someone(world);
  const [name, otherName] = [randomUUID(), randomUUID()];
  const [held, other] = [await createPlace(database, name), await createPlace(database, otherName)];
  await giveTerms(database, person.id, held);
  const changes = [
    changed('place', name, otherName),
    changed('plan', `Plan of ${name}`, `Plan of ${otherName}`),
    changed('schedule', `Schedule of ${name}`, `Schedule of ${otherName}`),
  ];
  return { person, held, other, changes };
}

export const auditOfTerms: AuditTable = {
  writeTerms: [
    {
      title: 'the named terms of each person',
      async prepare(world) {
        const { person, other, changes } = await holder(world);
        return {
          body: { userIds: [person.id], from: '2026-04-01', ...other },
          entries: [ofAccount('terms.changed', person, became('effectiveFrom', '2026-04-01'), ...changes)],
        };
      },
    },
  ],
  deleteTerms: [
    {
      title: 'the terms effective instead',
      async prepare(world) {
        const { person, held, other } = await holder(world);
        const { database } = world.app;
        await giveTerms(database, person.id, { ...held, plan: other.plan }, '2026-04-01');
        const names = await database
          .selectFrom('leavePlans')
          .select(['id', 'name'])
          .where('id', 'in', [held.plan, other.plan])
          .execute();
        const nameOf = (id: string) => names.find((plan) => plan.id === id)?.name;
        return {
          params: { userId: person.id, from: '2026-04-01' },
          entries: [
            ofAccount(
              'terms.deleted',
              person,
              was('effectiveFrom', '2026-04-01'),
              changed('plan', nameOf(other.plan), nameOf(held.plan)),
            ),
          ],
        };
      },
    },
  ],
};
