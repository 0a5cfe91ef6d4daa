import type { DigestKind } from '@almanac/domain/connections/digests/digest-day';
import { people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';

export interface DigestReader {
  id: string;
  email: string;
  digest: DigestKind;
}

/** The active people who want a digest. */
export async function readDigestReaders(database: Reader): Promise<DigestReader[]> {
  const rows = await database
    .selectFrom(people.as('person'))
    .select(['id', 'email', 'digest'])
    .where('isActive', '=', true)
    .where('digest', '<>', 'NONE')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ digest, ...person }) =>
    digest === 'DAILY' || digest === 'WEEKLY' ? [{ ...person, digest }] : [],
  );
}
