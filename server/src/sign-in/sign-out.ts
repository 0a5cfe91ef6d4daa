import { change } from '../audit/change.ts';
import { cookiesOf } from '../platform/auth/session.ts';
import { endSession } from '../platform/auth/session-store.ts';
import { Answered } from '../platform/http/answered.ts';
import type { VisitorContext } from './sign-in-settings.ts';

export async function signOut(context: VisitorContext): Promise<Answered<{ success: true }>> {
  const found = await context.findSession(context.caller);
  if (found) {
    const { session, user } = found;
    await change({ ...context, actor: user }, async (writer) => {
      await endSession(writer, { id: session.id, userId: user.id });
      return {
        result: null,
        audit: { action: 'account.signed-out', entity: 'user', entityId: user.id, summary: 'Signed out' },
      };
    });
  }
  return withoutCookie(context, { success: true });
}

/** Answers with the cookie of the caller's session taken back. */
export async function withoutCookie<Answer>(
  { auth, caller }: Pick<VisitorContext, 'auth' | 'caller'>,
  answer: Answer,
): Promise<Answered<Answer>> {
  const { headers } = await auth.api.signOut({ headers: caller.headers, returnHeaders: true });
  return new Answered(answer, cookiesOf(headers));
}
