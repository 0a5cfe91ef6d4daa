import type { Employment } from '@almanac/domain/people/accounts/employment';
import type { Reader } from '../../../platform/database/database.ts';
import { employmentOfRow } from './employment-of-row.ts';

/** The person's employments with the version of their account, if there is one. */
export async function readEmploymentOf(
  database: Reader,
  id: string,
): Promise<{ employment: Employment; version: number } | undefined> {
  const row = await database
    .selectFrom('users')
    .select(['version', 'employmentStart', 'employmentEnd'])
    .select(['earlierEmployments', 'countsEarlier', 'keepsBalance'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { employment: employmentOfRow(row), version: row.version };
}
