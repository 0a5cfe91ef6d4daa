import { comparedNumber } from '@almanac/domain/people/accounts/personnel-numbers';
import type { Reader } from '../../../platform/database/database.ts';
import { comparedName } from '../../../platform/database/statements/text-comparison.ts';

/** Who has the personnel numbers: ids by `comparedNumber`. */
export async function readNumberHolders(
  database: Reader,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map();
  const holders = await database
    .selectFrom('users')
    .select(['id', 'personnelNumber'])
    .where((eb) =>
      eb(
        comparedName(eb.ref('personnelNumber').$notNull()),
        '=',
        eb.fn.any(eb.val(numbers.map(comparedNumber))),
      ),
    )
    .execute();
  return new Map(holders.map(({ id, personnelNumber }) => [comparedNumber(personnelNumber ?? ''), id]));
}
