import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { countText } from '../../../platform/lists/count-text.ts';
import { decidersText } from './request-texts.ts';

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
  if (deciderCount === 0) return 'No one else can decide it.';
  const decides = decidersText({ deciders, deciderCount });
  return `${decides ? `Pending: ${decides}` : 'Pending'}. ${notified}`;
}

/** Whether the requester is notified. */
export function isNotifiedText(name: string, { mailed }: Mailed): string {
  return mailed > 0 ? `${name} will be emailed.` : `${name} won't be emailed.`;
}

/** Whether the requesters of several decisions are notified. */
export function areNotifiedText(decided: number, { mailed }: Mailed): string {
  if (mailed === 0) return "They won't be emailed.";
  return mailed === decided
    ? 'They will be emailed.'
    : `${mailed} of ${decided} will be emailed; the others chose not to be.`;
}

export function peopleNotifiedText(mailed: number, one: string, many: string): string {
  if (mailed === 0) return 'No one will be emailed.';
  return `${countText(mailed, one, many)} will be emailed.`;
}
