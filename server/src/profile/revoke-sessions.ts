import type { RevokeSession } from '@almanac/domain/profile/schema';
import { isRefusal, notFound, type Outcome, type Refusal } from '@almanac/domain/refusal';
import { change } from '../audit/change.ts';
import { endSession, endSessions } from '../platform/auth/session-store.ts';
import type { Writer } from '../platform/database/database.ts';
import type { Answered } from '../platform/http/answered.ts';
import { withoutCookie } from '../sign-in/sign-out.ts';
import type { ProfileContext } from './profile-settings.ts';

type Done = { status: true };

export async function revokeSessions(context: ProfileContext): Promise<Refusal | Answered<Done>> {
  const outcome = await endOwn(context, 'Ended all of their sessions', async (writer) => {
    await endSessions(writer, context.actor.id);
    return true;
  });
  return isRefusal(outcome) ? outcome : withoutCookie(context, outcome);
}

export async function revokeOtherSessions(context: ProfileContext): Promise<Outcome<Done>> {
  const current = await context.findSession(context.caller);
  return endOwn(context, 'Ended all of their other sessions', async (writer) => {
    await endSessions(writer, context.actor.id, current && { except: current.session.id });
    return true;
  });
}

export async function revokeSession(
  context: ProfileContext,
  { id }: RevokeSession,
): Promise<Refusal | Done | Answered<Done>> {
  const current = await context.findSession(context.caller);
  const outcome = await endOwn(context, 'Ended one of their sessions', (writer) =>
    endSession(writer, { id, userId: context.actor.id }),
  );
  if (isRefusal(outcome)) return outcome;
  return id === current?.session.id ? withoutCookie(context, outcome) : outcome;
}

function endOwn(
  context: ProfileContext,
  summary: string,
  end: (writer: Writer) => Promise<boolean>,
): Promise<Outcome<Done>> {
  return change(context, async (writer) => {
    if (!(await end(writer))) return notFound('Session');
    return {
      result: { status: true } as const,
      audit: { action: 'account.sessions-ended', entity: 'user', entityId: context.actor.id, summary },
    };
  });
}
