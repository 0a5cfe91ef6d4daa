import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import type {
  ListTerms,
  ListTermsOfPeople,
  Terms,
  TermsOfPerson,
} from '@almanac/domain/leave/terms/terms-schema';
import { notFound, type Outcome, type Refusal } from '@almanac/domain/refusal';
import { type Answered, withTotal } from '../../platform/use-case/answered.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readTermsOf, readTermsOfPeople } from './assigned-terms-queries.ts';
import { message } from './messages/message.ts';

export async function listTerms(
  { actor, database, texts }: UseCaseContext,
  { userId }: ListTerms,
): Promise<Outcome<Terms[], 'FORBIDDEN' | 'NOT_FOUND'>> {
  const permission = checkLeaveAdmin(actor);
  if (permission.refused) return permission;
  const terms = await readTermsOf(database, userId, texts.language);
  return terms.length > 0 ? terms : notFound(message('leave.terms.user'));
}

export async function listTermsOfPeople(
  { actor, database, today, texts }: UseCaseContext,
  filters: ListTermsOfPeople,
): Promise<Refusal<'FORBIDDEN'> | Answered<TermsOfPerson[]>> {
  const permission = checkLeaveAdmin(actor);
  if (permission.refused) return permission;
  const { people, total } = await readTermsOfPeople(database, today, {
    ...filters,
    language: texts.language,
  });
  return withTotal(people, total);
}
