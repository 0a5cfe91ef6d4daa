import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import { countText } from '../../../platform/lists/count-text.ts';

/** How many people were notified by email, and how many others may decide the viewer's own request. */
export interface Mailed {
  mailed: number;
  /** Only for the viewer's own request. */
  deciders?: number | undefined;
}

/** A record that may carry the fields of its response headers. */
export type MaybeMailed = { [Field in keyof Mailed]?: Mailed[Field] | undefined };

/** Reads the fields from the response headers. */
export function mailedOf(headers: Headers): Mailed {
  const deciders = headers.get('X-Deciders');
  const mailed = Number(headers.get('X-Mailed') ?? 0);
  return deciders === null ? { mailed } : { mailed, deciders: Number(deciders) };
}

/** What happens next with a created or changed request. */
export function awaitsText({
  mailed = 0,
  deciders,
  status,
}: MaybeMailed & { status?: RequestStatus }): string {
  if (status === 'APPROVED')
    return `It needs no approval. ${peopleNotifiedText(mailed, 'approver', 'approvers')}`;
  if (deciders === 0) return 'There is nobody else who can decide it.';
  return `It awaits HR review. ${peopleNotifiedText(mailed, 'approver', 'approvers')}`;
}

/** Whether the requester is notified. */
export function isNotifiedText(name: string, { mailed }: Mailed): string {
  return mailed > 0 ? `${name} is told by mail.` : `${name} gets no mail about it.`;
}

/** Whether the requesters of several decisions are notified. */
export function areNotifiedText(decided: number, { mailed }: Mailed): string {
  if (mailed === 0) return 'Those who asked get no mail about it.';
  return mailed === decided
    ? 'Those who asked are told by mail.'
    : `Told by mail: ${mailed} of ${countText(decided, 'request')}; the others want no such mails.`;
}

export function peopleNotifiedText(mailed: number, one: string, many: string): string {
  if (mailed === 0) return 'Nobody is told by mail.';
  return `${countText(mailed, one, many)} ${mailed === 1 ? 'is' : 'are'} told by mail.`;
}
