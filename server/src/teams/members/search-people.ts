import type { Colleague, SearchPeople } from '@almanac/domain/teams/members/schema';
import { type Answered, withTotal } from '../../platform/http/answered.ts';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { readColleagues } from './colleague-queries.ts';

export async function searchPeople(
  { database, today }: UseCaseContext,
  question: SearchPeople,
): Promise<Answered<Colleague[]>> {
  const { colleagues, total } = await readColleagues(database, today, question);
  return withTotal(colleagues, total);
}
