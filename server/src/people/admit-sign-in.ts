import { randomUUIDv7 } from 'node:crypto';
import { firstRole, type StaffLists } from '@almanac/domain/people/role';
import { refuse } from '@almanac/domain/refusal';
import { type ChangeContext, change } from '../platform/change.ts';
import { readAccount } from './queries.ts';
import { insertAccounts } from './store.ts';

/** Whether the holder of a valid link may sign in; makes the account where there is none yet. */
export async function admitSignIn(
  context: Omit<ChangeContext, 'actor'> & { staff: StaffLists },
  email: string,
): Promise<boolean> {
  const known = await readAccount(context.database, email);
  if (known) return known.isActive;
  await createAccount(context, email);
  return (await readAccount(context.database, email))?.isActive ?? false;
}

function createAccount(context: Omit<ChangeContext, 'actor'> & { staff: StaffLists }, email: string) {
  return change({ database: context.database, jobs: context.jobs }, async (transaction) => {
    const role = firstRole(email, context.staff);
    const id = randomUUIDv7();
    const made = await insertAccounts(transaction, [{ id, email, role, emailVerified: true }]);
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
