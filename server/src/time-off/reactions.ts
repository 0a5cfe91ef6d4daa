import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Event } from '@almanac/domain/events/event';
import { isRequestShown } from '@almanac/domain/leave/types/leave-type';
import { undoSeconds } from '@almanac/domain/time-off/approvals/undo-decision';
import type { RequestState, timeOffEvents } from '@almanac/domain/time-off/events';
import { currentApprovers } from '@almanac/domain/time-off/requests/escalation';
import { readTypesByCode } from '../leave/types/type-queries.ts';
import { readPeopleById } from '../people/accounts/records/people-queries.ts';
import type { Reader } from '../platform/database/database.ts';
import type { ReactionsTo, Recipient, RecordedEvent } from '../platform/events/reactions.ts';
import type { News } from '../platform/news/news-listener.ts';
import { readMailed } from './effects/queries.ts';
import {
  type Candidate,
  type KnownFacts,
  readCandidates,
  readDeciders,
  toMail,
} from './requests/records/approver-queries.ts';

type OfRequest = RecordedEvent<Event> & { data: { request: RequestState } };

/** The requester's browsers, and those of everyone who sees the request. */
function publish({ subject }: Event): News[] {
  return [{ topic: 'time-off', userId: subject?.id ?? null }];
}

function knownTo({ known = {} }: RecordedEvent): KnownFacts {
  return known;
}

/** The requester, if someone else acted and they want such emails. */
async function requester(reader: Reader, event: RecordedEvent): Promise<Recipient[]> {
  const { subject, actor } = event;
  if (!subject || subject.id === actor?.id) return [];
  const { isRequesterMailed } = knownTo(event);
  if (isRequesterMailed !== undefined) return [{ ...subject, isMailed: isRequesterMailed }];
  return (await readMailed(reader, [subject.id])).map(({ id, email }) => ({ id, email, isMailed: true }));
}

/** The requester, while their account is active: the law asks for the notice. */
async function requesterAlways(reader: Reader, { subject }: RecordedEvent): Promise<Recipient[]> {
  if (!subject) return [];
  const people = await readPeopleById(reader, [subject.id]);
  return people.filter(({ isActive }) => isActive).map(({ id, email }) => ({ id, email, isMailed: true }));
}

/** Everyone who may decide the request; those who are asked and want such emails are mailed. */
async function deciders(reader: Reader, event: OfRequest, today: CalendarDate): Promise<Recipient[]> {
  const { candidates = await readCandidatesOf(reader, event, today) } = knownTo(event);
  const [asked, mailed] = [new Set(currentApprovers(candidates)), new Set(toMail(candidates))];
  return candidates.map((each) => {
    return { id: each.id, email: each.email, isMailed: mailed.has(each), isAsked: asked.has(each) };
  });
}

async function readCandidatesOf(
  reader: Reader,
  { subject, data }: OfRequest,
  today: CalendarDate,
): Promise<readonly Candidate[]> {
  if (!subject) return [];
  const type = (await readTypesByCode(reader)).get(data.request.type);
  return readDeciders(reader, subject.id, today, type);
}

/** The approvers to notify that an approved absence changed: not the actor, and only those who may see it. */
async function informed(reader: Reader, event: OfRequest, today: CalendarDate): Promise<Recipient[]> {
  const { subject, actor, data } = event;
  if (!subject) return [];
  const type = (await readTypesByCode(reader)).get(data.request.type);
  return toMail(await readCandidates(reader, subject.id, today))
    .filter((each) => each.id !== actor?.id && isRequestShown(type, each, true))
    .map(({ id, email }) => ({ id, email, isMailed: true }));
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

/** Sent after ten seconds, unless the request is deleted, cancelled or decided by then. */
function whileUnchanged({ entityId, data: { request } }: OfRequest) {
  return { waitSeconds: undoSeconds, onlyWhile: { id: entityId, status: request.status } };
}

/** Sent after ten seconds, unless the request is edited again by then. */
function whileLatest({ entityId, data: { request } }: OfRequest) {
  const { status, version } = request;
  return { waitSeconds: undoSeconds, onlyWhile: { id: entityId, status, version } };
}

function isApproved({ data }: OfRequest): boolean {
  return data.request.status === 'APPROVED';
}

function wasApproved({
  changes,
  data,
}: RecordedEvent & { data: { wasUnannounced?: true | undefined } }): boolean {
  return !data.wasUnannounced && changes.some(({ field, from }) => field === 'status' && from === 'APPROVED');
}

export const timeOffReactions: ReactionsTo<typeof timeOffEvents> = {
  'time-off.requested': {
    publish,
    notify: [
      {
        message: 'time-off.requested',
        when: (event) => !isApproved(event),
        to: deciders,
        asks: true,
        delay: whileUnchanged,
      },
      { message: 'time-off.noticed', when: isApproved, to: deciders, asks: true, delay: whileUnchanged },
    ],
  },
  'time-off.edited': {
    publish,
    notify: [
      {
        message: 'time-off.edited',
        when: (event) => !event.data.endsWithEmployment && !isApproved(event),
        to: deciders,
        asks: true,
        delay: whileLatest,
      },
      {
        message: 'time-off.noticed',
        when: (event) => !event.data.endsWithEmployment && isApproved(event),
        to: deciders,
        asks: true,
        delay: whileLatest,
      },
      { message: 'time-off.ended', when: ({ data }) => data.endsWithEmployment === true, to: requester },
    ],
  },
  'time-off.cancelled': {
    publish,
    notify: [
      {
        message: 'time-off.cancelled',
        when: ({ data }) => data.because !== 'JOINED_TO_ORIGIN',
        to: requester,
      },
      {
        message: 'time-off.cancelled-for-approvers',
        when: (event) => event.data.because !== 'JOINED_TO_ORIGIN' && wasApproved(event),
        to: informed,
      },
    ],
  },
  'time-off.deleted': { publish },
  'time-off.approved': { publish, notify: [decided] },
  'time-off.rejected': { publish, notify: [decided] },
  'time-off.decision-undone': { publish },
  'time-off.recorded': {
    publish,
    notify: [
      {
        message: 'time-off.recorded',
        when: ({ data }) => data.as === 'RECORDED' || data.as === 'REQUESTED',
        to: requester,
        delay: (event) =>
          event.data.decidedAt === undefined
            ? whileUnchanged(event)
            : { waitSeconds: undoSeconds, onlyWhile: { id: event.entityId, at: event.data.decidedAt } },
      },
      {
        message: 'time-off.requested',
        when: ({ data }) => data.as === 'REQUESTED',
        to: async (reader, event, today) =>
          (await deciders(reader, event, today)).filter(({ id }) => id !== event.actor?.id),
        delay: whileUnchanged,
      },
    ],
  },
  'time-off.shortened': {
    publish,
    notify: [
      { message: 'time-off.shortened', to: requester },
      { message: 'time-off.shortened-for-approvers', to: informed },
    ],
  },
  'time-off.interrupted': {
    publish,
    notify: [
      { message: 'time-off.interrupted', when: ({ data }) => !data.again, to: requester },
      { message: 'time-off.interrupted-for-approvers', when: ({ data }) => !data.again, to: informed },
    ],
  },
  'time-off.restored': { publish },
  'time-off.document-recorded': { publish },
  'time-off.leave-reduced': {
    publish,
    notify: [{ message: 'time-off.leave-reduced', to: requesterAlways }],
  },
  'time-off.reminded': {},
  'time-off.document-due': { notify: [{ message: 'time-off.document-due', to: requester }] },
};
