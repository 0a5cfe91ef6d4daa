import type { Event } from '@almanac/domain/events/event';
import { undoSeconds } from '@almanac/domain/time-off/approvals/undo-decision';
import type { RequestState } from '@almanac/domain/time-off/events';
import type { Reaction, Recipient, RecordedEvent } from '../../platform/events/reactions.ts';
import { linksAgainQueue, type UndoneDecision } from './undone-decision.ts';

type Decided = Event & { data: { decidedAt: string; via?: 'EMAIL' | undefined } };

/** The approver, whose link it was. */
function approver({ actor }: RecordedEvent): Recipient[] {
  return actor?.id !== undefined && actor.email !== undefined
    ? [{ id: actor.id, email: actor.email, isMailed: true }]
    : [];
}

/** Sent once the decision can't be undone any more. */
const receipt = {
  notify: [
    {
      message: 'connections.decision-receipt',
      when: ({ data }) => data.via === 'EMAIL',
      to: (_reader, event) => approver(event),
      delay: ({ entityId, data }) => ({
        waitSeconds: undoSeconds,
        onlyWhile: { id: entityId, at: data.decidedAt },
      }),
    },
  ],
} satisfies Reaction<Decided>;

/** The request is as before the decision, so its links work again. */
const undone = {
  enqueue: ({ entityId, data }) => [
    {
      queue: linksAgainQueue,
      data: { requestId: entityId, version: data.request.version } satisfies UndoneDecision,
    },
  ],
} satisfies Reaction<Event & { data: { request: RequestState } }>;

/** What decisions from emails add to the reactions of time off. */
export const emailDecisionReactions = {
  'time-off.approved': receipt,
  'time-off.rejected': receipt,
  'time-off.decision-undone': undone,
};
