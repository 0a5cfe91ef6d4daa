import type { Event } from '@almanac/domain/audit/event';
import { undoSeconds } from '@almanac/domain/time-off/approvals/undo-decision';
import type { timeOffEvents } from '@almanac/domain/time-off/events';
import type { Reader } from '../platform/database/database.ts';
import type { ReactionsTo, Recipient, RecordedEvent } from '../platform/events/reactions.ts';
import type { News } from '../platform/news/news-listener.ts';
import { readMailed } from './effects/queries.ts';

/** The requester's browsers, and those of everyone who sees the request. */
function toSubject({ subject }: Event): News[] {
  return [{ topic: 'time-off', userId: subject?.id ?? null }];
}

/** The requester, if someone else acted and they want such emails. */
async function requester(reader: Reader, { subject, actor }: RecordedEvent): Promise<Recipient[]> {
  if (!subject || subject.id === actor?.id) return [];
  return (await readMailed(reader, [subject.id])).map(({ id, email }) => ({ id, email, isMailed: true }));
}

/** Sent after the ten seconds in which a decision can be undone. */
const decided = {
  message: 'time-off.decided',
  to: requester,
  delay: ({ entityId, data }: { entityId: string; data: { decidedAt: string } }) => ({
    waitSeconds: undoSeconds,
    onlyWhile: { id: entityId, at: data.decidedAt },
  }),
};

export const timeOffReactions: ReactionsTo<typeof timeOffEvents> = {
  'time-off.requested': { publish: toSubject },
  'time-off.edited': { publish: toSubject },
  'time-off.cancelled': { publish: toSubject },
  'time-off.deleted': { publish: toSubject },
  'time-off.approved': { publish: toSubject, notify: [decided] },
  'time-off.rejected': { publish: toSubject, notify: [decided] },
  'time-off.decision-undone': { publish: toSubject },
  'time-off.recorded': { publish: toSubject },
  'time-off.shortened': { publish: toSubject },
  'time-off.interrupted': { publish: toSubject },
  'time-off.restored': { publish: toSubject },
  'time-off.document-recorded': { publish: toSubject },
  'time-off.reminded': {},
};
