import type { CurrentSession } from '@almanac/domain/access/schema';
import type { NamedPerson } from '@almanac/domain/events/event-change';
import { signedOut } from '@almanac/domain/sign-in/events';
import { change } from '../audit/change.ts';
import { namedPerson } from '../audit/named-person.ts';
import { cookiesOf } from '../platform/auth/session.ts';
import { endSession } from '../platform/auth/session-store.ts';
import { Answered } from '../platform/use-case/answered.ts';
import { unchanged } from '../platform/use-case/change.ts';
import type { VisitorContext } from './sign-in-settings.ts';

export async function signOut(context: VisitorContext): Promise<Answered<{ success: true }>> {
  const found = await context.findSession(context.caller);
  if (found) await endCurrentSession(context, found);
  return withoutCookie(context, { success: true });
}

/** Ends a session for its own user, possibly because someone signed in with the same browser. */
export async function endCurrentSession(
  context: VisitorContext,
  { session, user }: CurrentSession,
  replacedBy?: NamedPerson,
): Promise<void> {
  await change({ ...context, actor: { kind: 'PERSON', ...user } }, async (writer) => {
    const device = await endSession(writer, { id: session.id, userId: user.id });
    if (device === undefined) return unchanged(null);
    return {
      result: null,
      events: [
        signedOut({
          entityId: user.id,
          subject: namedPerson(user),
          changes: [{ field: 'session', from: device }],
          data: replacedBy ? { replacedBy } : {},
        }),
      ],
    };
  });
}

/** Clears the caller's session cookie and the browser's cache. */
export async function withoutCookie<Answer>(
  { auth, caller }: Pick<VisitorContext, 'auth' | 'caller'>,
  answer: Answer,
): Promise<Answered<Answer>> {
  const library = await auth.api();
  const { headers } = await library.signOut({ headers: caller.headers, returnHeaders: true });
  const cookies = cookiesOf(headers);
  // Cached responses go with the session.
  cookies.set('clear-site-data', '"cache"');
  return new Answered(answer, cookies);
}
