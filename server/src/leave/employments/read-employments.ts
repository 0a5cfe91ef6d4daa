import { checkUserManager } from '@almanac/domain/access/admin-rules';
import type { Employments } from '@almanac/domain/leave/employments/employments-schema';
import { employmentsOf } from '@almanac/domain/people/accounts/employment';
import { message } from '@almanac/domain/people/accounts/messages/message';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { readEmploymentOf } from '../../people/accounts/employment/employment-queries.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';

export async function readEmployments(
  { database, actor }: UseCaseContext,
  { id }: { id: string },
): Promise<Outcome<Employments, 'FORBIDDEN' | 'NOT_FOUND'>> {
  const permission = checkUserManager(actor);
  if (permission.refused) return permission;
  const found = await readEmploymentOf(database, id);
  if (!found) return notFound(message('people.accounts.employments'));
  return { employments: employmentsOf(found.employment), version: found.version };
}
