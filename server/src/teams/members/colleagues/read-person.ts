import type { Outcome } from '@almanac/domain/refusal';
import type { PersonDetails } from '@almanac/domain/teams/members/schema';
import { userNotFound } from '../../../people/accounts/records/user-not-found.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { readPersonDetails } from './colleague-queries.ts';

export async function readPerson(
  { actor, database, today, texts }: UseCaseContext,
  { id }: { id: string },
): Promise<Outcome<PersonDetails, 'NOT_FOUND'>> {
  const { language } = texts;
  return (await readPersonDetails(database, actor, { id, today, language })) ?? userNotFound();
}
