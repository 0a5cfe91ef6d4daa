import type { RevokeSession } from '@almanac/domain/people/profile-schema';
import { notFound, type Refusal } from '@almanac/domain/refusal';
import type { Answered } from '../platform/http/answered.ts';
import type { PeopleContext } from './people-settings.ts';
import { withoutSession } from './sign-out.ts';
import { endSession, endSessions } from './store.ts';

type Done = { status: true };

export async function revokeSessions(context: PeopleContext): Promise<Answered<Done>> {
  await endSessions(context.database, context.actor.id);
  return withoutSession(context, { status: true });
}

export async function revokeOtherSessions({
  actor,
  caller,
  database,
  findSession,
}: PeopleContext): Promise<Done> {
  const current = await findSession(caller);
  await endSessions(database, actor.id, current && { except: current.session.id });
  return { status: true };
}

export async function revokeSession(
  context: PeopleContext,
  { id }: RevokeSession,
): Promise<Refusal | Done | Answered<Done>> {
  const { actor, caller, database, findSession } = context;
  const current = await findSession(caller);
  const isEnded = await endSession(database, { id, userId: actor.id });
  if (!isEnded) return notFound('Session');
  return id === current?.session.id ? withoutSession(context, { status: true }) : { status: true };
}
