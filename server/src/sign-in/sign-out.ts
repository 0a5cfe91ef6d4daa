import { cookiesOf } from '../platform/auth/session.ts';
import { Answered } from '../platform/http/answered.ts';
import type { VisitorContext } from './sign-in-settings.ts';

export function signOut(context: VisitorContext): Promise<Answered<{ success: true }>> {
  return withoutSession(context, { success: true });
}

/** Answers with the caller's session ended and its cookie taken back. */
export async function withoutSession<Answer>(
  { auth, caller }: Pick<VisitorContext, 'auth' | 'caller'>,
  answer: Answer,
): Promise<Answered<Answer>> {
  const { headers } = await auth.api.signOut({ headers: caller.headers, returnHeaders: true });
  return new Answered(answer, cookiesOf(headers));
}
