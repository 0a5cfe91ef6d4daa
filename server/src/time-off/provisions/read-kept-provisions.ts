import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import { numberOf } from '@almanac/domain/leave/types/amount';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { message } from '@almanac/domain/time-off/provisions/messages/message';
import type {
  KeptList,
  KeptProvisions,
  ReadKeptProvisions,
} from '@almanac/domain/time-off/provisions/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { type AccountProvision, provisionsOf } from './account-provision.ts';
import { rowsOfProvisions } from './provision-rows.ts';
import { readKeptList, readKeptLists, readPeopleOfList } from './queries.ts';
import { pageOf } from './read-provisions.ts';

export async function listKeptProvisions({
  actor,
  database,
}: UseCaseContext): Promise<Outcome<KeptList[], 'FORBIDDEN'>> {
  const permission = checkLeaveAdmin(actor);
  return permission.refused ? permission : readKeptLists(database);
}

/** A kept list as it was, with what is owed by the records of today where that differs. */
export async function readKeptProvisions(
  { actor, database, texts, gone: signal }: UseCaseContext,
  { id, ...paging }: ReadKeptProvisions & { id: string },
): Promise<Outcome<KeptProvisions, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  const permission = checkLeaveAdmin(actor);
  if (permission.refused) return permission;
  const found = await readKeptList(database, id);
  if (!found) return notFound(message('time-off.provisions.list'));
  const { list, provisions } = found;
  const ids = [...new Set(provisions.map(({ userId }) => userId))];
  const now = new Map(
    (await provisionsOf(database, ids, list.on, { signal })).map((each) => [keyOf(each), each.owed]),
  );
  const owedNow = (kept: AccountProvision) => {
    const owed = now.get(keyOf(kept)) ?? 0;
    return owed === kept.owed ? {} : { owedNow: numberOf(owed, kept.unit) };
  };
  const rowOf = await rowsOfProvisions(database, await readPeopleOfList(database, ids), texts.language);
  const { totals: _same, ...page } = pageOf(provisions, paging, (kept) => ({
    ...rowOf(kept),
    ...owedNow(kept),
  }));
  return { ...list, ...page, changed: provisions.filter((kept) => 'owedNow' in owedNow(kept)).length };
}

function keyOf({ userId, type }: AccountProvision): string {
  return `${userId} ${type}`;
}
