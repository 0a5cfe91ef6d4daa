import { personName } from '@almanac/domain/access/person-name';
import type { ChangeUser, User } from '@almanac/domain/people/accounts/schema';
import { checkUserChange } from '@almanac/domain/people/accounts/user-rules';
import { type Outcome, refuseInput } from '@almanac/domain/refusal';
import { lockDepartmentAgainstDeletion } from '../../departments/lock-store.ts';
import type {} from '../../platform/database/database.ts';
import { changeAccount } from './change-accounts.ts';
import type { PeopleContext } from './people-settings.ts';
import { readKnownUser } from './queries.ts';
import { saveUser } from './store.ts';

export function changeUser(
  context: PeopleContext,
  { id, ...changes }: { id: string } & ChangeUser,
): Promise<Outcome<User, 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  return changeAccount(context, id, async (writer, { viewer, user: before }) => {
    const decision = checkUserChange(viewer, before);
    if (decision.refused) return decision;
    if (changes.departmentId && !(await lockDepartmentAgainstDeletion(writer, changes.departmentId))) {
      return refuseInput('departmentId', 'Department not found');
    }
    await saveUser(writer, id, changes);
    const user = await readKnownUser(writer, id);
    return {
      result: user,
      audit: {
        action: 'account.changed',
        entity: 'user',
        entityId: id,
        summary: `Changed ${sayFields(changes)} of ${personName(user)}`,
        details: { before: changedFields(before, changes), after: changedFields(user, changes) },
      },
    };
  });
}

const words: Record<keyof ChangeUser, string> = {
  name: 'name',
  departmentId: 'department',
  employmentStart: 'employment start',
};

function sayFields(changes: ChangeUser): string {
  const changed = Object.entries(words).filter(([field]) => field in changes);
  return changed.map(([, word]) => word).join(', ') || 'nothing';
}

function changedFields({ name, departmentId, employmentStart }: User, changes: ChangeUser) {
  return {
    ...('name' in changes && { name }),
    ...('departmentId' in changes && { departmentId: departmentId ?? null }),
    ...('employmentStart' in changes && { employmentStart: employmentStart ?? null }),
  };
}
