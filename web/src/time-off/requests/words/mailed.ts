import { decidersText } from '@almanac/domain/time-off/requests/deciders-text';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { isolated } from '../../../platform/isolated.ts';
import { countText } from '../../../platform/lists/count-text.ts';

/** How many people were notified by email. */
export interface Mailed {
  mailed: number;
}

/** A record that may carry the fields of its response headers. */
export type MaybeMailed = { [Field in keyof Mailed]?: Mailed[Field] | undefined };

/** Reads the fields from the response headers. */
export function mailedOf(headers: Headers): Mailed {
  return { mailed: Number(headers.get('X-Mailed') ?? 0) };
}

type SavedRequest = Partial<Pick<TimeOffRequest, 'status' | 'deciders' | 'deciderCount'>>;

/** What happens next with a created or changed request of the viewer. */
export function awaitsText({
  mailed = 0,
  status,
  deciders,
  deciderCount,
}: MaybeMailed & SavedRequest): string {
  const notified = peopleNotifiedText(mailed, 'approver', 'approvers');
  if (status === 'APPROVED') return `It needs no approval. ${notified}`;
  if (deciderCount === 0) return 'There is nobody else who can decide it.';
  const decides = decidersText({ deciders, deciderCount }, { nameText: isolated });
  return `${decides ? `Pending: ${decides}` : 'Pending'}. ${notified}`;
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
