import type { RevokeSession } from '@almanac/domain/profile/schema';
import { notFound, type Refusal } from '@almanac/domain/refusal';
import { endSession, endSessions } from '../platform/auth/session-store.ts';
import type { Answered } from '../platform/http/answered.ts';
import { withoutSession } from '../sign-in/sign-out.ts';
import type { ProfileContext } from './profile-settings.ts';

type Done = { status: true };

export async function revokeSessions(context: ProfileContext): Promise<Answered<Done>> {
  await endSessions(context.database, context.actor.id);
  return withoutSession(context, { status: true });
}

export async function revokeOtherSessions({
  actor,
  caller,
  database,
  findSession,
}: ProfileContext): Promise<Done> {
  const current = await findSession(caller);
  await endSessions(database, actor.id, current && { except: current.session.id });
  return { status: true };
}

export async function revokeSession(
  context: ProfileContext,
  { id }: RevokeSession,
): Promise<Refusal | Done | Answered<Done>> {
  const { actor, caller, database, findSession } = context;
  const current = await findSession(caller);
  const isEnded = await endSession(database, { id, userId: actor.id });
  if (!isEnded) return notFound('Session');
  return id === current?.session.id ? withoutSession(context, { status: true }) : { status: true };
}
