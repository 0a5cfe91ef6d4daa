import { notFound, type Outcome } from '@almanac/domain/refusal';
import type { PersonDetails } from '@almanac/domain/teams/members/schema';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { readPersonDetails } from './colleague-queries.ts';

export async function readPerson(
  { actor, database, today }: UseCaseContext,
  { id }: { id: string },
): Promise<Outcome<PersonDetails, 'NOT_FOUND'>> {
  return (await readPersonDetails(database, actor, today, id)) ?? notFound('User');
}
