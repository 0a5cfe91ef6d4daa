import { checkUserManager } from '@almanac/domain/access/admin-rules';
import type {
  BulkChange,
  ChangeRoles,
  DeactivateUsers,
  MoveUsers,
} from '@almanac/domain/people/accounts/bulk-schema';
import type { User } from '@almanac/domain/people/accounts/schema';
import { isRefusal, messageAtField, type Outcome, type RefusalCode } from '@almanac/domain/refusal';
import type { VersionedRecord } from '@almanac/domain/version-check';
import { changeRole } from './change-role.ts';
import { changeUser } from './change-user.ts';
import { deactivateUser } from './leaving/deactivate-user.ts';
import type { PeopleContext } from './records/people-settings.ts';

export function changeRoles(
  context: PeopleContext,
  { role, ...people }: ChangeRoles,
): Promise<Outcome<BulkChange, 'FORBIDDEN'>> {
  return changeEach(context, people, (seen) => changeRole({ ...context, part: seen.id }, { ...seen, role }));
}

export function moveUsers(
  context: PeopleContext,
  { departmentId, ...people }: MoveUsers,
): Promise<Outcome<BulkChange, 'FORBIDDEN'>> {
  return changeEach(context, people, (seen) =>
    changeUser({ ...context, part: seen.id }, { ...seen, departmentId }),
  );
}

export function deactivateUsers(
  context: PeopleContext,
  people: DeactivateUsers,
): Promise<Outcome<BulkChange, 'FORBIDDEN'>> {
  return changeEach(context, people, (seen) => deactivateUser({ ...context, part: seen.id }, seen));
}

/** Changes the users one by one, each in its own transaction; duplicate ids count once. */
async function changeEach(
  { actor, texts }: PeopleContext,
  { userIds, versions }: DeactivateUsers,
  change: (seen: VersionedRecord) => Promise<Outcome<User, RefusalCode>>,
): Promise<Outcome<BulkChange, 'FORBIDDEN'>> {
  const permission = checkUserManager(actor);
  if (permission.refused) return permission;
  const result: BulkChange = { succeeded: [], failed: [] };
  for (const id of new Set(userIds)) {
    const outcome = await change({ id, version: versions?.[id] });
    if (isRefusal(outcome))
      result.failed.push({ id, code: outcome.code, message: texts.text(messageAtField(outcome)) });
    else result.succeeded.push(id);
  }
  return result;
}
