import { ApiError } from '../http/api-error.ts';

const notOpen = 'The local mailbox opens only on the machine on which Almanac runs.';

/** The links in a person's emails, from the local mailbox. Throws if this browser may not open it. */
export async function linksMailedTo(email: string): Promise<URL[]> {
  const answer = await fetch('/dev/mailbox');
  if (!answer.ok) throw new ApiError(notOpen, answer.status);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return [...page.querySelectorAll('article')]
    .filter((mail) => mail.querySelector('.envelope strong')?.textContent === email)
    .flatMap((mail) => [...mail.querySelectorAll('a')].map(({ href }) => new URL(href)));
}
