import { personName } from '@almanac/domain/access/person-name';
import type { Outcome } from '@almanac/domain/refusal';
import { provisionsKept } from '@almanac/domain/time-off/provisions/events';
import { provisionTotals } from '@almanac/domain/time-off/provisions/provision';
import type { KeepProvisions, KeptList } from '@almanac/domain/time-off/provisions/schema';
import { change } from '../../audit/change.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { provisionsOf } from './account-provision.ts';
import { readProvisionedPeople } from './queries.ts';
import { checkProvisions } from './read-provisions.ts';
import { insertKeptList } from './store.ts';

/** Keeps the list of everyone as of the day. */
export async function keepProvisions(
  context: UseCaseContext,
  { on }: KeepProvisions,
): Promise<Outcome<KeptList, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const { actor, database, today, now, gone: signal } = context;
  const permission = checkProvisions(actor, on, today);
  if (permission.refused) return permission;
  const everyone = await readProvisionedPeople(database, undefined);
  const ids = everyone.map(({ id }) => id);
  const provisions = await provisionsOf(database, ids, on, { signal });
  const people = new Set(provisions.map(({ userId }) => userId)).size;
  const totals = provisionTotals(provisions.filter(({ isLeaver }) => !isLeaver));
  return change(context, async (writer) => {
    const id = await insertKeptList(writer, { on, keptById: actor.id, totals, provisions });
    const keptBy = { id: actor.id, name: personName(actor) };
    return {
      result: { id, on, keptAt: now.toISOString(), keptBy, people, totals },
      events: [provisionsKept({ entityId: id, changes: [{ field: 'through', to: on }] })],
    };
  });
}
