import { ApiError } from '../platform/http/api-error.ts';
import { linksMailedTo } from '../platform/session/local-mailbox.ts';
import { text } from './messages/text.ts';
import { requestMagicLink } from './request-magic-link.ts';

const pauseMilliseconds = 200;
const attempts = 50;

/**
 * Signs in as a demo user: requests a link, finds it in the local mailbox and follows it. Throws if the
 * mailbox can't be read or no link arrives.
 */
export async function signInByMailbox(email: string, callbackURL: string): Promise<void> {
  const earlier = await linksTo(email);
  await requestMagicLink({ email, callbackURL });
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const link = (await linksTo(email)).find((each) => !earlier.includes(each));
    if (link !== undefined) return location.assign(`/api/auth/magic-link/verify${link}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
  throw new ApiError(text('sign-in.linkNotInMailbox'), 408);
}

async function linksTo(email: string): Promise<string[]> {
  const links = await linksMailedTo(email);
  return links.filter(({ pathname }) => pathname === '/login/confirm').map(({ search }) => search);
}
