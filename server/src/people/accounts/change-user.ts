import type { ChangeUser, User } from '@almanac/domain/people/accounts/schema';
import { checkEmploymentChange, checkUserChange } from '@almanac/domain/people/accounts/user-rules';
import { allowed, isRefusal, type Outcome, refuseInput } from '@almanac/domain/refusal';
import type { SeenRecord } from '@almanac/domain/version-check';
import { changedFields } from '../../audit/changed-fields.ts';
import { namedPerson, personText } from '../../audit/named-person.ts';
import { lockDepartmentAgainstDeletion } from '../../departments/lock-store.ts';
import { unchanged } from '../../platform/change.ts';
import type { Writer } from '../../platform/database/database.ts';
import { changeAccount } from './change-accounts.ts';
import { readActOnRecord } from './own-record.ts';
import type { PeopleContext } from './people-settings.ts';
import { readKnownUser } from './queries.ts';
import { saveUser } from './store.ts';
import { fieldsText, userFields, userRecord } from './user-record.ts';

export function changeUser(
  context: PeopleContext,
  { id, version, reason, keepTotals, ...given }: SeenRecord & ChangeUser,
): Promise<
  Outcome<
    User,
    'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'OWN_RECORD'
  >
> {
  const { actor, today, entitlements } = context;
  const totalsToKeep = async (writer: Writer, person: User, { employmentStart }: ChangeUser) => {
    const start = employmentStart ?? undefined;
    if (employmentStart === undefined || start === person.employmentStart) return [];
    const change = { authorId: actor.id, today, keepTotals };
    return entitlements.keepTotals(writer, [{ person, employmentStart: start }], change);
  };
  return changeAccount(context, { id, version }, async (writer, { viewer, user: before }) => {
    const decision = checkUserChange(viewer, before);
    if (decision.refused) return decision;
    if (given.departmentId && !(await lockDepartmentAgainstDeletion(writer, given.departmentId))) {
      return refuseInput('departmentId', 'Department not found');
    }
    const kept = await totalsToKeep(writer, before, given);
    if (isRefusal(kept)) return kept;
    await saveUser(writer, id, given);
    const user = await readKnownUser(writer, id);
    const changes = changedFields(userRecord(before), userRecord(user), userFields);
    if (!changes) return unchanged(before);
    const act = await readActOnRecord(writer, { actorId: viewer.id, subjectId: id, reason });
    const isOfEmployment = changes.some(({ field }) => field === 'employmentStart');
    const employment = isOfEmployment ? checkEmploymentChange(viewer, before, act.grounds) : allowed;
    if (employment.refused) return employment;
    return {
      result: user,
      audit: [
        {
          action: 'account.changed',
          entity: 'user',
          entityId: id,
          subject: namedPerson(before),
          summary: `Changed ${fieldsText(changes)} of ${personText(before)}${isOfEmployment ? act.mark : ''}`,
          changes,
          reason,
        },
        ...kept,
      ],
    };
  });
}
