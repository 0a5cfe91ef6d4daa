import { randomUUIDv7 } from 'node:crypto';
import { firstRole, type StaffLists } from '@almanac/domain/access/role';
import { refuse } from '@almanac/domain/refusal';
import { change } from '../audit/change.ts';
import { readAccount } from '../people/accounts/queries.ts';
import { insertAccounts, saveEmailVerified } from '../people/accounts/sign-up-store.ts';
import type { ChangeContext } from '../platform/change.ts';
import type {} from '../platform/database/database.ts';

type AdmissionContext = Omit<ChangeContext, 'actor'> & { staff: StaffLists };

/** Whether the holder of a valid link may sign in; makes the account where there is none yet. */
export async function admitSignIn(context: AdmissionContext, email: string): Promise<boolean> {
  const known = await readAccount(context.database, email);
  if (known?.isActive && !known.emailVerified) await verifyEmail(context, known.id, email);
  if (known) return known.isActive;
  await createAccount(context, email);
  return (await readAccount(context.database, email))?.isActive ?? false;
}

/** Whoever holds a link that was mailed to an invited or imported person reads their mail. */
function verifyEmail({ database, jobs }: AdmissionContext, id: string, email: string) {
  return change({ database, jobs }, async (writer) => {
    if (!(await saveEmailVerified(writer, id))) {
      return refuse('INVALID_TRANSITION', 'Another sign-in has proven the address');
    }
    return {
      result: id,
      audit: {
        action: 'account.verified',
        entity: 'user',
        entityId: id,
        summary: `The first sign-in of ${email} proved the address`,
      },
    };
  });
}

function createAccount({ database, jobs, staff }: AdmissionContext, email: string) {
  return change({ database, jobs }, async (writer) => {
    const role = firstRole(email, staff);
    const id = randomUUIDv7();
    const made = await insertAccounts(writer, [{ id, email, role, emailVerified: true }]);
    if (made.length === 0) return refuse('INVALID_TRANSITION', 'Another sign-in has made the account');
    return {
      result: id,
      audit: {
        action: 'account.created',
        entity: 'user',
        entityId: id,
        summary: `The first sign-in of ${email} made the account`,
        details: { email, role },
      },
    };
  });
}
