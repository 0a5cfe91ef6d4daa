import type { NamedPerson } from '@almanac/domain/events/event-change';
import { createRecalculation } from '../recalculation-factories.ts';
import {
  type AuditTable,
  type AuditWorld,
  became,
  changed,
  type ExpectedEntry,
  ofAccount,
  someone,
} from './audit-row.ts';

/** The only open recalculation: Mia's, from 24 to 18 days by the update. */
async function recalculated(world: AuditWorld) {
  const person = await someone(world);
  await world.app.database.deleteFrom('leaveRecalculations').execute();
  return { person, id: await createRecalculation(world.app.database, person.id) };
}

const kept = (person: NamedPerson): ExpectedEntry => ({
  ...ofAccount(
    'balance.recalculation-kept',
    person,
    changed('status', 'OPEN', 'KEPT'),
    became('type', 'VACATION'),
    became('amount', 6),
    became('on', '2026-03-02'),
  ),
  reason: 'As before the update of Mon 2 Mar 2026',
});
const accepted = (person: NamedPerson): ExpectedEntry =>
  ofAccount(
    'balance.recalculation-accepted',
    person,
    changed('status', 'OPEN', 'ACCEPTED'),
    became('type', 'VACATION'),
  );

export const auditOfRecalculations: AuditTable = {
  keepRecalculation: [
    {
      title: 'the person who kept their balance, and the adjustment',
      async prepare(world) {
        const { person, id } = await recalculated(world);
        return { params: { id }, body: {}, entries: [kept(person)] };
      },
    },
  ],
  acceptRecalculation: [
    {
      title: 'the person with the accepted balance',
      async prepare(world) {
        const { person, id } = await recalculated(world);
        return { params: { id }, body: {}, entries: [accepted(person)] };
      },
    },
  ],
  keepRecalculations: [
    {
      title: 'each kept balance',
      async prepare(world) {
        const { person } = await recalculated(world);
        return { entries: [kept(person)] };
      },
    },
  ],
  acceptRecalculations: [
    {
      title: 'each accepted balance',
      async prepare(world) {
        const { person } = await recalculated(world);
        return { entries: [accepted(person)] };
      },
    },
  ],
};
