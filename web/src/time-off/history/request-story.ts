import { personName } from '@almanac/domain/access/person-name';
import type { HistoryEntry } from '@almanac/domain/time-off/history/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { text } from './messages/text.ts';

const beginnings = ['time-off.requested', 'time-off.recorded'];

/**
 * The history of a request. Requests from before the audit log, and those of the demo company, lack entries: their
 * submission and approval are added from the request itself.
 */
export function storyOf(
  request: Pick<TimeOffRequest, 'createdAt' | 'requester' | 'recordedBy' | 'approvedAt' | 'decidedBy'>,
  entries: readonly HistoryEntry[],
  decision: string,
): HistoryEntry[] {
  const has = (...actions: readonly string[]) => entries.some(({ action }) => actions.includes(action));
  const { createdAt, requester, recordedBy, approvedAt, decidedBy } = request;
  const submitter = recordedBy ?? { id: requester.id, name: personName(requester) };
  const submitted = {
    at: createdAt,
    actor: submitter,
    action: 'time-off.requested',
    summary: text('time-off.history.requestSubmitted'),
  };
  const story = has(...beginnings) ? [...entries] : [submitted, ...entries];
  if (!approvedAt || !decidedBy || decision === '' || has('time-off.approved', ...beginnings)) return story;
  const approved = { at: approvedAt, actor: decidedBy, action: 'time-off.approved', summary: decision };
  return [...story, approved].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
