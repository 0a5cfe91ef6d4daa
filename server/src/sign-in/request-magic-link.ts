import { acceptedTags, rememberedTag } from '@almanac/domain/language/locale';
import { checkSignInEmail, normalEmail, personEmail } from '@almanac/domain/people/accounts/email-rules';
import { type Outcome, type Refusal, refuse } from '@almanac/domain/refusal';
import type { RequestMagicLink } from '@almanac/domain/sign-in/schema';
import { deviceParts } from '../platform/auth/device.ts';
import { networkOf } from '../platform/http/call-limits.ts';
import { ownPagePath } from '../platform/http/origins.ts';
import type { Answered } from '../platform/use-case/answered.ts';
import { refuseTooMany } from '../platform/use-case/too-many-uses.ts';
import { message } from './messages/message.ts';
import { signInMailJob } from './sign-in-mail-worker.ts';
import type { VisitorContext } from './sign-in-settings.ts';

type Done = { status: true };

export const notAPage = refuse('FORBIDDEN', message('sign-in.foreignPage'));

/** Accepts a link request. Recipients are decided later, so the response reveals nothing. */
export async function requestMagicLink(
  context: VisitorContext,
  { email, callbackURL = '/dashboard' }: RequestMagicLink,
): Promise<Outcome<Done, 'VALIDATION_ERROR' | 'FORBIDDEN'> | Answered<Refusal<'RATE_LIMITED'>>> {
  const { appUrl, caller, company, jobs, now } = context;
  const decision = checkSignInEmail(email, company.domain);
  if (decision.refused) return decision;
  const returnPath = ownPagePath(callbackURL, appUrl);
  if (returnPath === undefined) return notAPage;
  const address = normalEmail(email);
  const wait = await countLinkRequest(context, personEmail(address));
  if (wait) return refuseTooMany(message('sign-in.tooManyLinks'), wait.retryAfterSeconds);
  const browserLocale = rememberedTag(acceptedTags(caller.headers.get('accept-language') ?? ''));
  const job = signInMailJob({
    email: address,
    returnPath,
    requestedAt: now.toISOString(),
    device: deviceParts(caller.headers.get('user-agent') ?? ''),
    ...(browserLocale !== undefined && { browserLocale }),
  });
  await jobs.enqueueAlone(job);
  return { status: true };
}

async function countLinkRequest({ linkLimits, caller }: VisitorContext, person: string) {
  const network = networkOf(caller.address);
  return (await linkLimits.perCaller(network, person)) ?? (await linkLimits.perPerson(person));
}
