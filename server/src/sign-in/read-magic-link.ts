import type { MagicLink, ReadMagicLink } from '@almanac/domain/sign-in/schema';
import { readPendingLink } from '../platform/auth/queries.ts';
import type { VisitorContext } from './sign-in-settings.ts';

/** Returns the holder of a link to anyone who has the link. */
export async function readMagicLink(
  { database, now }: VisitorContext,
  { token }: ReadMagicLink,
): Promise<MagicLink | null> {
  const link = await readPendingLink(database, token);
  return link && link.expiresAt > now ? { email: link.email } : null;
}
