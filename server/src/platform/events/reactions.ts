import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { AuditedAction } from '@almanac/domain/events/audited-entity';
import type { Event, EventData, EventDefinition, EventType } from '@almanac/domain/events/event';
import type { NamedPerson } from '@almanac/domain/events/event-change';
import type { Reader, Writer } from '../database/database.ts';
import type { Job } from '../jobs/job-queue.ts';
import { type MailCondition, mailQueue, type QueuedNotification } from '../mail/mail.ts';
import type { News } from '../news/news-listener.ts';

/** An event of a change, with the id of its entry in the audit log and who acted; the system has no id. */
export type RecordedEvent<E extends Event = Event> = E & {
  id: string;
  actor?: Partial<NamedPerson> & { kind?: string };
};

/** A person whom an event concerns. */
export interface Recipient {
  id: string;
  email: string;
  /** Whether they are active and want such emails. */
  isMailed: boolean;
  /** Whether they are asked to decide, emailed or not; the event states their ids as `asked`. */
  isAsked?: boolean;
}

/** An email about an event. It is composed when it is sent, by the function of the same message. */
interface Notification<E extends Event = Event> {
  message: string;
  /** Whether it is sent about the event; always if omitted. */
  when?(event: RecordedEvent<E>): boolean;
  to(
    reader: Reader,
    event: RecordedEvent<E>,
    today: CalendarDate,
  ): Promise<readonly Recipient[]> | readonly Recipient[];
  /** Delays the email, which is sent only while the condition is true. */
  delay?(event: RecordedEvent<E>): { waitSeconds: number; onlyWhile: MailCondition };
  /** Whether the recipients are those who may decide, to be counted. */
  asks?: true;
}

/** An email to one person about a change, with facts that concern only them and that no event has. */
export interface Notice {
  message: string;
  recipient: { id: string; email: string };
  data?: object;
}

/** What follows an event. A reaction only reads and never refuses. */
export interface Reaction<E extends Event = Event> {
  /** What open browsers refetch. */
  publish?(event: RecordedEvent<E>): readonly News[];
  /** Other work that follows; equal jobs of a change are queued once. */
  enqueue?(event: RecordedEvent<E>): readonly Job[];
  notify?: readonly Notification<E>[];
}

type EventOf<Definition> =
  Definition extends EventType<infer Action, infer Data extends EventData> ? Event<Action, Data> : never;

/** A slice's reactions to its events, each listed. */
export type ReactionsTo<Events extends Readonly<Record<string, EventDefinition>>> = {
  [Action in keyof Events]: Reaction<EventOf<Events[Action]>>;
};

/** Adds further reactions to events that have some already. */
export function withFurther<R extends Reactions>(reactions: R, further: Reactions): R {
  const joined = Object.entries(reactions).map(([action, reaction]) => {
    const added = further[action as AuditedAction];
    return [action, added ? bothReactions(reaction, added) : reaction];
  });
  return Object.fromEntries(joined) as R;
}

function bothReactions(first: Reaction, second: Reaction): Reaction {
  const [publish, enqueue] = [
    [first.publish, second.publish],
    [first.enqueue, second.enqueue],
  ];
  return {
    ...(publish.some(Boolean) && { publish: (event) => publish.flatMap((each) => each?.(event) ?? []) }),
    ...(enqueue.some(Boolean) && { enqueue: (event) => enqueue.flatMap((each) => each?.(event) ?? []) }),
    notify: [...(first.notify ?? []), ...(second.notify ?? [])],
  };
}

type Reactions = { readonly [Action in AuditedAction]?: Reaction };

/** What a change causes: jobs and news, the number of people emailed, and of those who may decide, if any are asked. */
export interface Consequences {
  jobs: Job[];
  news: News[];
  mailed: number;
  deciders?: number;
  /** The ids of the people asked to decide, by event. */
  asked: Map<string, string[]>;
}

export type React = (writer: Writer, events: readonly RecordedEvent[]) => Promise<Consequences>;

/** Creates the function that runs the reactions to a change's events, in the transaction of the change. */
export function reactWith(
  reactions: Reactions,
  today: () => CalendarDate,
): (reader: Reader, events: readonly RecordedEvent[]) => Promise<Consequences> {
  return async (reader, events) => {
    const consequences: Consequences = { jobs: [], news: [], mailed: 0, asked: new Map() };
    const queued = new Map<string, Job>();
    for (const event of events) {
      const { publish, enqueue, notify = [] } = reactions[event.action] ?? {};
      consequences.news.push(...(publish?.(event) ?? []));
      for (const job of enqueue?.(event) ?? []) queued.set(JSON.stringify(job), job);
      for (const notification of notify) {
        if (notification.when?.(event) === false) continue;
        addRecipients(consequences, notification, event, await notification.to(reader, event, today()));
      }
    }
    consequences.jobs.push(...queued.values());
    return consequences;
  };
}

function addRecipients(
  consequences: Consequences,
  { message, asks, delay }: Notification,
  event: RecordedEvent,
  recipients: readonly Recipient[],
): void {
  const mailed = recipients.filter(({ isMailed }) => isMailed);
  consequences.mailed += mailed.length;
  const later = delay?.(event);
  consequences.jobs.push(...mailed.map((recipient) => notificationJob({ message, recipient }, event, later)));
  const asked = recipients.filter(({ isAsked }) => isAsked);
  if (asks || asked.length > 0)
    consequences.asked.set(
      event.id,
      asked.map(({ id }) => id),
    );
  if (asks) consequences.deciders = (consequences.deciders ?? 0) + recipients.length;
}

/** The job of an email about an event. */
export function notificationJob(
  { message, recipient, data: facts }: Notice,
  event: RecordedEvent,
  later?: { waitSeconds: number; onlyWhile: MailCondition },
): Job {
  const data: QueuedNotification = {
    to: recipient.email,
    recipient: recipient.id,
    event: event.id,
    message,
    ...(facts && { data: facts }),
    ...(later && { onlyWhile: later.onlyWhile }),
  };
  return { queue: mailQueue, data, ...(later && { waitSeconds: later.waitSeconds }) };
}
