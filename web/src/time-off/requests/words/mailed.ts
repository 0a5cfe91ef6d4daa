import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { Mailed, MaybeMailed } from './mailed-header.ts';
import { text } from './messages/mailed-text.ts';
import { decidersText } from './request-texts.ts';

type SavedRequest = Partial<Pick<TimeOffRequest, 'status' | 'deciders' | 'deciderCount'>>;

/** What happens next with a created or changed request of the viewer. */
export function awaitsText({
  mailed = 0,
  status,
  deciders,
  deciderCount,
}: MaybeMailed & SavedRequest): string {
  const notified = text('time-off.requests.approversEmailed', { mailed });
  if (status === 'APPROVED') return text('time-off.requests.needsNoApproval', { notified });
  if (deciderCount === 0) return text('time-off.requests.noOneDecides');
  const decides = decidersText({ deciders, deciderCount });
  return decides === ''
    ? text('time-off.requests.awaitsDecision', { notified })
    : text('time-off.requests.awaits', { decides, notified });
}

/** Whether the requester is notified. */
export function isNotifiedText(name: string, { mailed }: Mailed): string {
  return text('time-off.requests.personEmailed', { name, mailed });
}

/** Whether the requesters of several decisions are notified. */
export function areNotifiedText(decided: number, { mailed }: Mailed): string {
  return text('time-off.requests.theyEmailed', { decided, mailed });
}

export function peopleNotifiedText({ mailed }: Mailed): string {
  return text('time-off.requests.peopleEmailed', { mailed });
}

/** What was saved, and what happens next: 'Mon 3 Aug 2026. 1 person will be emailed.' */
export function savedText(what: string, then: string): string {
  return text('time-off.requests.savedDetail', { what, then });
}
