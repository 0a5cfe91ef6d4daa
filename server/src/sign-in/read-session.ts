import type { CurrentSession } from '@almanac/domain/access/schema';
import { Answered } from '../platform/use-case/answered.ts';
import type { VisitorContext } from './sign-in-settings.ts';

export async function readSession({
  caller,
  findSession,
}: VisitorContext): Promise<Answered<CurrentSession | null>> {
  const found = await findSession(caller);
  return found ? new Answered(found, found.headers) : new Answered(null, new Headers());
}
