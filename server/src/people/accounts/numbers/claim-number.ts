import { comparedNumber, personnelNumberTaken } from '@almanac/domain/people/accounts/personnel-numbers';
import { allowed, type Decision } from '@almanac/domain/refusal';
import type { Writer } from '../../../platform/database/database.ts';
import { lockPersonnelNumbers } from '../records/lock-store.ts';
import { readNumberHolders } from './number-queries.ts';

/**
 * Keeps the personnel number free for the person until commit. Refuses with `PERSONNEL_NUMBER_TAKEN` if someone else
 * has it.
 */
export async function claimNumber(
  writer: Writer,
  number: string | null | undefined,
  userId?: string,
): Promise<Decision<'PERSONNEL_NUMBER_TAKEN'>> {
  if (!number) return allowed;
  await lockPersonnelNumbers(writer);
  const holder = (await readNumberHolders(writer, [number])).get(comparedNumber(number));
  return holder === undefined || holder === userId ? allowed : personnelNumberTaken(number);
}
