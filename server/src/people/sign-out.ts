import { cookiesOf } from '../platform/auth/session.ts';
import { Answered } from '../platform/http/answered.ts';
import type { VisitorContext } from './people-settings.ts';

export async function signOut({ auth, caller }: VisitorContext): Promise<Answered<{ success: true }>> {
  const { headers } = await auth.api.signOut({ headers: caller.headers, returnHeaders: true });
  return new Answered({ success: true }, cookiesOf(headers));
}
