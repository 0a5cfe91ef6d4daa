import type { CurrentSession } from '@almanac/domain/people/schema';
import { Answered } from '../platform/http/answered.ts';
import type { VisitorContext } from './people-settings.ts';

export async function readSession({
  caller,
  findSession,
}: VisitorContext): Promise<Answered<CurrentSession | null>> {
  const found = await findSession(caller);
  return found ? new Answered(found, found.headers) : new Answered(null, new Headers());
}
