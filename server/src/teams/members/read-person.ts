import { notFound, type Outcome } from '@almanac/domain/refusal';
import type { Colleague } from '@almanac/domain/teams/members/schema';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { readColleague } from './colleague-queries.ts';

export async function readPerson(
  { database, today }: UseCaseContext,
  { id }: { id: string },
): Promise<Outcome<Colleague, 'NOT_FOUND'>> {
  return (await readColleague(database, today, id)) ?? notFound('User');
}
