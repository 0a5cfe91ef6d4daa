import { ApiError } from '../http/api-error.ts';
import { text } from '../messages/text.ts';

/** The links in a person's emails, from the local mailbox. Throws if this browser may not open it. */
export async function linksMailedTo(email: string): Promise<URL[]> {
  const answer = await fetch('/dev/mailbox');
  if (!answer.ok) throw new ApiError(text('platform.mailboxNotOpen'), answer.status);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return [...page.querySelectorAll('article')]
    .filter((mail) => mail.querySelector('.envelope strong')?.textContent === email)
    .flatMap((mail) => [...mail.querySelectorAll('a')].map(({ href }) => new URL(href)));
}
