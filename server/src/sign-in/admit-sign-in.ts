import { randomUUIDv7 } from 'node:crypto';
import { system } from '@almanac/domain/access/principal';
import { firstRole } from '@almanac/domain/access/role';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { NamedPerson } from '@almanac/domain/events/event-change';
import { accountCreated } from '@almanac/domain/people/events';
import { addressVerified } from '@almanac/domain/sign-in/events';
import { maySignUp, type SignUpPolicy } from '@almanac/domain/sign-in/sign-up';
import { change } from '../audit/change.ts';
import { createdFields } from '../audit/changed-fields.ts';
import { namedPerson } from '../audit/named-person.ts';
import { readKnownUser, readUserByAddress } from '../people/accounts/records/queries.ts';
import { insertUsers, saveEmailVerified } from '../people/accounts/records/sign-up-store.ts';
import { loggedUserFields, userRecord } from '../people/accounts/records/user-record.ts';
import { type ChangeContext, unchanged } from '../platform/use-case/change.ts';

type AdmissionContext = Omit<ChangeContext, 'actor'> & SignUpPolicy & { today: CalendarDate };

/** The holder of a valid link if they may sign in; creates a missing account. */
export async function admitSignIn(
  context: AdmissionContext,
  email: string,
): Promise<NamedPerson | undefined> {
  const known = await readUserByAddress(context.database, email);
  if (known?.isActive && !known.emailVerified) await verifyEmail(context, known);
  if (!known && maySignUp(email, context)) await createAccount(context, email);
  const account = known ?? (await readUserByAddress(context.database, email));
  return account?.isActive ? namedPerson(account) : undefined;
}

/** A link mailed to an invited or imported person proves that they read their mail. */
function verifyEmail(context: AdmissionContext, account: NamedPerson) {
  return change({ ...context, actor: system }, async (writer) => {
    if (!(await saveEmailVerified(writer, account.id))) return unchanged(null);
    return {
      result: null,
      events: [
        addressVerified({
          entityId: account.id,
          subject: namedPerson(account),
          changes: [{ field: 'emailVerified', from: false, to: true }],
        }),
      ],
    };
  });
}

const proven = { emailVerified: true, hasSignedIn: true };

function createAccount(context: AdmissionContext, email: string) {
  return change({ ...context, actor: system }, async (writer) => {
    const account = { id: randomUUIDv7(), email, role: firstRole(email, context.staff), ...proven };
    const made = await insertUsers(writer, [account], context.today);
    if (made.length === 0) return unchanged(null);
    const user = await readKnownUser(writer, account.id);
    return {
      result: null,
      events: [
        accountCreated({
          entityId: user.id,
          subject: namedPerson(user),
          changes: createdFields(userRecord(user), loggedUserFields),
          data: { through: 'SIGN_IN' },
        }),
      ],
    };
  });
}
