import type { Answered } from '../platform/http/answered.ts';
import type { PeopleContext } from './people-settings.ts';
import { withoutSession } from './sign-out.ts';
import { endSessions } from './store.ts';

export async function revokeSessions(context: PeopleContext): Promise<Answered<{ status: true }>> {
  await endSessions(context.database, context.actor.id);
  return withoutSession(context, { status: true });
}

export async function revokeOtherSessions({
  actor,
  caller,
  database,
  findSession,
}: PeopleContext): Promise<{ status: true }> {
  const current = await findSession(caller);
  await endSessions(database, actor.id, current && { except: current.session.id });
  return { status: true };
}
