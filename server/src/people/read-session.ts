import type { CurrentSession } from '@almanac/domain/people/schema';
import { findSession } from '../platform/auth/session.ts';
import { Answered } from '../platform/http/answered.ts';
import type { VisitorContext } from './people-settings.ts';

export async function readSession({
  auth,
  caller,
}: VisitorContext): Promise<Answered<CurrentSession | null>> {
  const found = await findSession(auth, caller);
  return found ? new Answered(found, found.headers) : new Answered(null, new Headers());
}
