import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { isolated } from '../../../platform/isolated.ts';

/** Whom a pending request waits for, such as 'waiting for Maria Rossi or Ben Weber'. */
export function waitingText(
  { deciders = [], deciderCount = deciders.length }: Pick<TimeOffRequest, 'deciders' | 'deciderCount'>,
  most = 2,
): string {
  if (deciders.length === 0) return 'waiting for approval';
  const names = deciders.slice(0, most).map(({ name }) => isolated(name));
  const others = deciderCount - names.length;
  if (others === 0) return `waiting for ${names.join(' or ')}`;
  return `waiting for ${names.join(', ')} or ${others} ${others === 1 ? 'other' : 'others'}`;
}
