import type { Reader } from '../database/database.ts';
import { hashLinkToken } from './auth.ts';

export interface PendingLink {
  email: string;
  expiresAt: Date;
}

/** The unused sign-in link of a token, or undefined if it was used or never existed. */
export async function readPendingLink(database: Reader, token: string): Promise<PendingLink | undefined> {
  const verification = await database
    .selectFrom('verifications')
    .select(['expiresAt', (eb) => eb.ref('value').$castTo<string>().as('value')])
    .where('identifier', '=', `magic-link:${hashLinkToken(token)}`)
    .executeTakeFirst();
  if (!verification) return undefined;
  const { email } = JSON.parse(verification.value) as { email: string };
  return { email, expiresAt: verification.expiresAt };
}
