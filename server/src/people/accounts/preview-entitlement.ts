import { checkUserManager } from '@almanac/domain/access/admin-rules';
import { checkEmploymentDays } from '@almanac/domain/people/accounts/employment-rules';
import type {
  EntitlementEffect,
  PreviewEntitlement,
} from '@almanac/domain/people/accounts/entitlement-schema';
import type { Outcome } from '@almanac/domain/refusal';
import type { PeopleContext } from './records/people-settings.ts';
import { readUser } from './records/queries.ts';
import { userNotFound } from './records/user-not-found.ts';

export async function previewEntitlement(
  { database, actor, today, entitlements }: PeopleContext,
  { id, employmentStart }: { id: string } & PreviewEntitlement,
): Promise<Outcome<EntitlementEffect, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  const permission = checkUserManager(actor);
  if (permission.refused) return permission;
  const person = await readUser(database, id);
  const days = checkEmploymentDays({ employmentStart }, person ?? {}, today);
  if (days.refused) return days;
  return person ? entitlements.effectOf(database, { person, employmentStart }, today) : userNotFound();
}
