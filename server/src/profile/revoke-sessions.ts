import type { Person } from '@almanac/domain/access/principal';
import type { RevokeSession } from '@almanac/domain/profile/schema';
import { isRefusal, notFound, type Outcome, type Refusal } from '@almanac/domain/refusal';
import { type EndedSessions, sessionsEnded } from '@almanac/domain/sign-in/events';
import { change } from '../audit/change.ts';
import { deletedEach } from '../audit/changed-fields.ts';
import { namedPerson } from '../audit/named-person.ts';
import { endLinks } from '../platform/auth/link-store.ts';
import { endSession, endSessions } from '../platform/auth/session-store.ts';
import type { Answered } from '../platform/use-case/answered.ts';
import type { Changed } from '../platform/use-case/change.ts';
import { unchanged } from '../platform/use-case/change.ts';
import { withoutCookie } from '../sign-in/sign-out.ts';
import { message } from './messages/message.ts';
import type { ProfileContext } from './profile-settings.ts';

type Done = { status: true };
const done: Done = { status: true };

export async function revokeSessions(context: ProfileContext): Promise<Refusal<never> | Answered<Done>> {
  const { actor } = context;
  const outcome = await change(context, async (writer) => {
    await endLinks(writer, actor.email);
    return ended(actor, 'ALL', await endSessions(writer, actor.id));
  });
  return isRefusal(outcome) ? outcome : withoutCookie(context, outcome);
}

export async function revokeOtherSessions(context: ProfileContext): Promise<Outcome<Done, never>> {
  const { actor } = context;
  const current = await context.findSession(context.caller);
  return change(context, async (writer) => {
    const devices = await endSessions(writer, actor.id, current && { except: current.session.id });
    return ended(actor, 'OTHERS', devices);
  });
}

export async function revokeSession(
  context: ProfileContext,
  { id }: RevokeSession,
): Promise<Outcome<Done, 'NOT_FOUND'> | Answered<Done>> {
  const { actor } = context;
  const current = await context.findSession(context.caller);
  const outcome = await change(context, async (writer) => {
    const device = await endSession(writer, { id, userId: actor.id });
    return device === undefined ? notFound(message('profile.session')) : ended(actor, 'ONE', [device]);
  });
  if (isRefusal(outcome)) return outcome;
  return id === current?.session.id ? withoutCookie(context, outcome) : outcome;
}

function ended(actor: Person, which: EndedSessions, devices: readonly string[]): Changed<Done> {
  const [first, ...others] = deletedEach('session', devices);
  if (!first) return unchanged(done);
  return {
    result: done,
    events: [
      sessionsEnded({
        entityId: actor.id,
        subject: namedPerson(actor),
        changes: [first, ...others],
        data: { which },
      }),
    ],
  };
}
