import type { Texts } from '@almanac/domain/language/message';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { decidersText } from './request-texts.ts';

/** Says who decides, for a list of what the viewer may decide: empty if no one else is asked. */
export function sharedDecisionText(
  request: Pick<TimeOffRequest, 'deciders' | 'deciderCount'>,
  viewerId: string,
  most = 2,
  texts?: Texts,
): string {
  const { deciders: [first] = [], deciderCount } = request;
  if (deciderCount === 1 && first?.id === viewerId) return '';
  return decidersText(request, { viewerId, most }, texts);
}
