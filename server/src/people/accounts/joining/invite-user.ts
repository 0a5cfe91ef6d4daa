import { randomUUIDv7 } from 'node:crypto';
import { firstRole } from '@almanac/domain/access/role';
import { refusalMessage } from '@almanac/domain/language/messages/refusal-message';
import { checkSignInEmail, personEmail } from '@almanac/domain/people/accounts/email-rules';
import { checkEmploymentDays } from '@almanac/domain/people/accounts/employment-rules';
import { message as fieldMessage } from '@almanac/domain/people/accounts/messages/message';
import type { InviteUser, User } from '@almanac/domain/people/accounts/schema';
import { type Administered, checkRoleGrant } from '@almanac/domain/people/accounts/user-rules';
import { accountInvited } from '@almanac/domain/people/events';
import { type Decision, type Outcome, refuse, refuseInput } from '@almanac/domain/refusal';
import { createdFields } from '../../../audit/changed-fields.ts';
import { namedPerson } from '../../../audit/named-person.ts';
import { lockDepartmentAgainstDeletion } from '../../../departments/lock-store.ts';
import type { Writer } from '../../../platform/database/database.ts';
import { message } from '../messages/message.ts';
import { claimNumber } from '../numbers/claim-number.ts';
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
    | 'VALIDATION_ERROR'
    | 'UNAUTHENTICATED'
    | 'FORBIDDEN'
    | 'USER_EXISTS'
    | 'PERSONNEL_NUMBER_TAKEN'
    | 'EMPLOYMENT_START_MISSING'
  >
> {
  const { company, staff, entitlements, today } = context;
  const { welcome: isWelcoming = true, ...fields } = invitation;
  const { employmentStart } = fields;
  const email = personEmail(invitation.email);
  return changeLockedUsers(context, { before: entitlements.holdRules }, async (writer, viewer) => {
    const permission = checkInvitation(viewer, email, invitation, company);
    if (permission.refused) return permission;
    const days = checkEmploymentDays({ employmentStart }, {}, today);
    if (days.refused) return days;
    const free = await claimReferences(writer, fields);
    if (free.refused) return free;
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

/** Keeps the department from being deleted, and the personnel number free for the person. */
async function claimReferences(
  writer: Writer,
  { departmentId, personnelNumber }: Pick<InviteUser, 'departmentId' | 'personnelNumber'>,
): Promise<Decision<'VALIDATION_ERROR' | 'PERSONNEL_NUMBER_TAKEN'>> {
  if (departmentId && !(await lockDepartmentAgainstDeletion(writer, departmentId))) {
    return refuseInput(
      'departmentId',
      refusalMessage('common.notFound', { record: fieldMessage('people.accounts.department') }),
    );
  }
  return claimNumber(writer, personnelNumber);
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
