import { personEmail } from '@almanac/domain/people/accounts/email-rules';
import { maySignUp, type SignUpPolicy } from '@almanac/domain/sign-in/sign-up';
import { z } from 'zod';
import { readHolder, readUserByAddress } from '../people/accounts/records/queries.ts';
import { linkLifetimeMinutes, type NewMagicLink } from '../platform/auth/auth.ts';
import type { Auth } from '../platform/auth/lazy-auth.ts';
import type { Reader } from '../platform/database/database.ts';
import { FinalFault } from '../platform/jobs/faults.ts';
import type { Job, Retries, Worker } from '../platform/jobs/job-queue.ts';
import type { TextsOfRecipient } from '../platform/language/recipient.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { readStoredSettings } from '../settings/queries.ts';
import { confirmationUrl, signInMail } from './sign-in-mail.ts';

const Device = z.strictObject({ browser: z.string().optional(), system: z.string().optional() });

const SignInRequest = z.strictObject({
  email: z.string(),
  returnPath: z.string(),
  requestedAt: z.iso.datetime(),
  /** A text in jobs from before emails had languages. */
  device: z.union([z.string(), Device]),
  /** The language tag of the browser that requested the link. */
  browserLocale: z.string().optional(),
});
type SignInRequest = z.infer<typeof SignInRequest>;

const LinkDetails = z.object({ jobId: z.string(), request: SignInRequest });

export const signInMailQueue = 'sign-in-mail';

/** The job that mails a sign-in link. The link is created only when the mail is sent. */
export function signInMailJob(request: SignInRequest): Job {
  return { queue: signInMailQueue, data: request };
}

// A late link is useless, so retries stop when it would have expired.
const retries: Retries = { firstSeconds: 2, longestSeconds: 60, reachSeconds: linkLifetimeMinutes * 60 };

interface SignInMailSettings extends SignUpPolicy {
  auth: Auth;
  database: Reader;
  clock: () => Date;
}

/**
 * Creates and mails a link, unless it would already have expired. Deactivated users and people who may have no account
 * get none.
 */
export function signInMailWorker({ auth, database, clock, ...policy }: SignInMailSettings): Worker {
  return {
    queue: signInMailQueue,
    retries,
    async handle(data, { id }) {
      const request = SignInRequest.parse(data);
      if (clock().getTime() > Date.parse(request.requestedAt) + linkLifetimeMinutes * 60_000) {
        throw new FinalFault('The link was not sent in time: it would have expired', 'link-expired');
      }
      const account = await readHolder(database, request.email);
      const email = account?.email ?? personEmail(request.email);
      if (account ? !account.isActive : !maySignUp(email, policy)) return;
      const details: z.infer<typeof LinkDetails> = { jobId: id, request };
      const library = await auth.api();
      await library.signInMagicLink({
        body: { email, metadata: details },
        headers: new Headers(),
      });
    },
  };
}

export interface LinkDelivery {
  database: Reader;
  mailer: Mailer;
  appUrl: string;
  timeZone: string;
  textsOf: TextsOfRecipient;
  /** Logs a link's address for the operator; only if mails are stored locally. */
  announceLink?: AnnounceLink | undefined;
}

export type AnnounceLink = (email: string, url: string) => void;

/**
 * Mails a new link in the language of the account, else of the browser that requested it. Its token is stored nowhere
 * else.
 */
export function deliverMagicLink({
  database,
  mailer,
  appUrl,
  timeZone,
  textsOf,
  announceLink,
}: LinkDelivery) {
  return async ({ email, token, metadata }: NewMagicLink): Promise<void> => {
    const { jobId, request } = LinkDetails.parse(metadata);
    const url = confirmationUrl(appUrl, token, request.returnPath);
    const { device, requestedAt } = request;
    const [{ companyName, locale }, account] = await Promise.all([
      readStoredSettings(database),
      readUserByAddress(database, email),
    ]);
    const chosen = account?.locale ?? undefined;
    const browserLocale = account?.browserLocale ?? request.browserLocale;
    const mail = signInMail(
      {
        email,
        url,
        device: typeof device === 'string' ? { system: device } : device,
        companyName,
        requestedAt: new Date(requestedAt),
        timeZone,
      },
      textsOf({ locale: chosen, browserLocale }, locale),
    );
    await mailer.send(mail, { id: jobId });
    announceLink?.(email, url);
  };
}
