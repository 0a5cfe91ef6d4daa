import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { text } from './messages/text.ts';

/** Whom a pending request waits for, such as 'waiting for Maria Rossi or Ben Weber'. */
export function waitingText(
  { deciders = [], deciderCount = deciders.length }: Pick<TimeOffRequest, 'deciders' | 'deciderCount'>,
  most = 2,
): string {
  if (deciders.length === 0) return text('time-off.presence.waitingForApproval');
  const names = deciders.slice(0, most).map(({ name }) => name);
  return text('time-off.presence.waitingFor', { names, others: deciderCount - names.length });
}
