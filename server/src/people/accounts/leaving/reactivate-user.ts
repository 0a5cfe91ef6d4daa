import { type Employment, isEmploymentOver } from '@almanac/domain/people/accounts/employment';
import { checkEmploymentDays } from '@almanac/domain/people/accounts/employment-rules';
import { withNewEmployment } from '@almanac/domain/people/accounts/employments-rules';
import { ruleMessage } from '@almanac/domain/people/accounts/messages/rule-message';
import type { ReactivateUser, User } from '@almanac/domain/people/accounts/schema';
import { checkReactivation } from '@almanac/domain/people/accounts/user-rules';
import { accountReactivated } from '@almanac/domain/people/events';
import { isRefusal, type Outcome, refuseInput } from '@almanac/domain/refusal';
import type { VersionedRecord } from '@almanac/domain/version-check';
import { deletedEach } from '../../../audit/changed-fields.ts';
import { namedPerson } from '../../../audit/named-person.ts';
import { endSessions } from '../../../platform/auth/session-store.ts';
import { employmentChanges } from '../employment/employment-changes.ts';
import { readEmploymentOf } from '../employment/employment-queries.ts';
import { saveEmployment } from '../employment/employment-store.ts';
import { changeLockedUser } from '../records/change-locked-users.ts';
import type { PeopleContext } from '../records/people-settings.ts';
import { readKnownUser } from '../records/queries.ts';
import { saveUser } from '../records/store.ts';

/**
 * Lets the user sign in again: in the same employment, which then has no last day if it was over, or in a new one from
 * the given day.
 */
export function reactivateUser(
  context: PeopleContext,
  { employmentStart, keepsBalance, ...seen }: VersionedRecord & ReactivateUser,
): Promise<
  Outcome<
    User,
    | 'VALIDATION_ERROR'
    | 'UNAUTHENTICATED'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'CHANGED_MEANWHILE'
    | 'INVALID_TRANSITION'
  >
> {
  const { id } = seen;
  // The leave effects of the start stay valid until it is stored.
  const before = employmentStart === undefined ? undefined : context.entitlements.holdRules;
  return changeLockedUser<'VALIDATION_ERROR' | 'FORBIDDEN' | 'INVALID_TRANSITION'>(
    context,
    { ...seen, before },
    async (writer, { viewer, user }) => {
      const decision = checkReactivation(viewer, user);
      if (decision.refused) return decision;
      const { employment = {} } = (await readEmploymentOf(writer, id)) ?? {};
      const after = employmentAfter(employment, { employmentStart, keepsBalance }, context.today);
      if (isRefusal(after)) return after;
      await saveUser(writer, id, { isActive: true });
      await saveEmployment(writer, id, after);
      // A session created while the account was deactivated must not become valid again.
      const ended = await endSessions(writer, id);
      return {
        result: await readKnownUser(writer, id),
        events: [
          accountReactivated({
            entityId: id,
            subject: namedPerson(user),
            changes: [
              { field: 'isActive', from: false, to: true },
              ...changesOf(employment, after),
              ...deletedEach('session', ended),
            ],
          }),
        ],
      };
    },
  );
}

function employmentAfter(
  employment: Employment,
  { employmentStart, keepsBalance }: Pick<ReactivateUser, 'employmentStart' | 'keepsBalance'>,
  today: string,
): Outcome<Employment, 'VALIDATION_ERROR'> {
  if (employmentStart === undefined) {
    if (keepsBalance) return refuseInput('keepsBalance', ruleMessage('people.accounts.keepsOnlyIntoNew'));
    const { employmentEnd: _lastDay, ...others } = employment;
    return isEmploymentOver(employment, today) ? others : employment;
  }
  const days = checkEmploymentDays({ employmentStart }, {}, today);
  if (days.refused) return days;
  return withNewEmployment(employment, { startDate: employmentStart, keepsBalance: keepsBalance ?? false });
}

/** A new employment is logged as such, an old one only by the last day that it no longer has. */
function changesOf(before: Employment, after: Employment) {
  if (after.employmentStart !== before.employmentStart) return employmentChanges(before, after) ?? [];
  if (after.employmentEnd === before.employmentEnd) return [];
  return deletedEach('employmentEnd', [before.employmentEnd ?? '']);
}
