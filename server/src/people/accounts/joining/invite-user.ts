import { randomUUIDv7 } from 'node:crypto';
import { firstRole } from '@almanac/domain/access/role';
import { commonMessage } from '@almanac/domain/language/messages/message';
import { checkSignInEmail, personEmail } from '@almanac/domain/people/accounts/email-rules';
import { checkEmploymentDays } from '@almanac/domain/people/accounts/employment';
import { message as fieldMessage } from '@almanac/domain/people/accounts/messages/message';
import type { InviteUser, User } from '@almanac/domain/people/accounts/schema';
import { type Administered, checkRoleGrant } from '@almanac/domain/people/accounts/user-rules';
import { accountInvited } from '@almanac/domain/people/events';
import { type Decision, type Outcome, refuse, refuseInput } from '@almanac/domain/refusal';
import { createdFields } from '../../../audit/changed-fields.ts';
import { namedPerson } from '../../../audit/named-person.ts';
import { lockDepartmentAgainstDeletion } from '../../../departments/lock-store.ts';
import { message } from '../messages/message.ts';
import { changeLockedUsers } from '../records/change-locked-users.ts';
import type { PeopleContext } from '../records/people-settings.ts';
import { readKnownUser } from '../records/queries.ts';
import { insertUsers } from '../records/sign-up-store.ts';
import { loggedUserFields, userRecord, withWelcome } from '../records/user-record.ts';

export function inviteUser(
  context: PeopleContext,
  invitation: InviteUser,
): Promise<
  Outcome<
    User,
    'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'USER_EXISTS' | 'EMPLOYMENT_START_MISSING'
  >
> {
  const { company, staff, entitlements, today } = context;
  const { welcome: isWelcoming = true, ...fields } = invitation;
  const { departmentId, employmentStart } = fields;
  const email = personEmail(invitation.email);
  return changeLockedUsers(context, { before: entitlements.holdRules }, async (writer, viewer) => {
    const permission = checkInvitation(viewer, email, invitation, company);
    if (permission.refused) return permission;
    const days = checkEmploymentDays({ employmentStart }, {}, today);
    if (days.refused) return days;
    if (departmentId && !(await lockDepartmentAgainstDeletion(writer, departmentId))) {
      return refuseInput(
        'departmentId',
        commonMessage('common.notFound', { record: fieldMessage('people.accounts.department') }),
      );
    }
    const id = randomUUIDv7();
    const role = invitation.role ?? firstRole(email, staff);
    const account = { ...fields, id, email, role };
    const made = await insertUsers(writer, [account], context.today);
    if (made.length === 0) return refuse('USER_EXISTS', message('people.accounts.exists', { email }));
    const start = await entitlements.checkStartKnown(writer, { id, employmentStart });
    if (start.refused) return start;
    const user = { ...(await readKnownUser(writer, id)), ...(isWelcoming && { isWelcomed: true as const }) };
    return {
      result: user,
      events: [
        accountInvited({
          entityId: id,
          subject: namedPerson(user),
          changes: withWelcome(
            createdFields(userRecord(user), loggedUserFields),
            isWelcoming ? email : undefined,
          ),
        }),
      ],
    };
  });
}

function checkInvitation(
  viewer: Administered,
  email: string,
  { role }: InviteUser,
  company: { domain: string },
): Decision<'VALIDATION_ERROR' | 'FORBIDDEN'> {
  const address = checkSignInEmail(email, company.domain);
  if (address.refused || !role) return address;
  return checkRoleGrant(viewer, role);
}
