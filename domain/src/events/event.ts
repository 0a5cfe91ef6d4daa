import * as z from 'zod/mini';
import type { Message, Said } from '../language/message.ts';
import { type AuditedAction, type EntityOf, entityOf, type PersonalEntity } from './audited-entity.ts';
import type { FieldChanges, LoggedChange, LoggedPerson, NamedPerson } from './event-change.ts';
import { eventMessage } from './messages/event-message.ts';

/** How a change may concern the actor's own record; part of every event's data. */
const OwnRecord = {
  /** Set if the only administrator acted on their own record. */
  ofOwnRecord: z.optional(z.literal(true)),
  /** Set if a change for many people also gave the actor more leave. */
  includesOwnRecord: z.optional(z.literal(true)),
};

/** What an event states beyond its changes, as JSON. */
export type EventData = z.output<z.ZodMiniObject<typeof OwnRecord>>;

type DataOf<Shape extends z.core.$ZodShape> = keyof Shape extends never
  ? EventData
  : z.output<z.ZodMiniObject<Shape>> & EventData;

/** Something that happened. The audit log stores it; texts, emails and news are derived from it. */
export interface Event<Action extends AuditedAction = AuditedAction, Data extends EventData = EventData> {
  action: Action;
  entity: EntityOf<Action>;
  entityId: string;
  /** The person whose record changed, with their name at the time. */
  subject?: NamedPerson;
  /** Never empty: a call that changes nothing has no event. */
  changes: FieldChanges;
  /** The reason given for a decision or adjustment; never why people request their own time off. */
  reason?: string | undefined;
  data: Data;
  /** What the change has read already, so that reactions needn't read it again; never stored. */
  known?: object | undefined;
}

type Facts<Action extends AuditedAction, Data extends EventData> = Pick<
  Event,
  'entityId' | 'changes' | 'reason' | 'known'
> &
  (EntityOf<Action> extends PersonalEntity ? { subject: NamedPerson } : { subject?: never }) &
  (Record<never, never> extends Data ? { data?: Data } : { data: Data });

/** An event as its text needs it. */
export interface EventToTell<Data extends EventData = EventData> {
  entityId: string;
  data: Data;
  changes: readonly LoggedChange[];
  reason?: string | undefined;
  subject: LoggedPerson;
  actor?: { id?: string | undefined } | undefined;
}

/** An event as read from the log. */
export interface LoggedEvent {
  id: string;
  at: string;
  /** Its text; stored in English for entries from before events. */
  summary: Said;
  action: string;
  entityId: string;
  actor: { id?: string | undefined; name: string; email?: string | undefined };
  subject?: LoggedPerson | undefined;
  changes: readonly LoggedChange[];
  reason?: string | undefined;
  data: Readonly<Record<string, unknown>>;
  /** The call that it is part of, if that has several. */
  call?: { id: string; entries: number } | undefined;
}

interface Definition<Shape extends z.core.$ZodShape> {
  /** The values of its data: codes, dates, amounts, names of records, and people as `EventPerson`. */
  data?: Shape;
  /** Whether webhooks may receive it: no reads, sign-ins, sessions or exports, and nothing about sickness. */
  isPublic?: boolean;
  /** The sentence of the audit log, without the actor's name and what `withOwnRecord` adds. */
  text(event: EventToTell<DataOf<Shape>>): Message;
}

/** Adds to the text of a change that it concerns the actor's own record. */
export function withOwnRecord(event: Message, { ofOwnRecord, includesOwnRecord }: EventData): Message {
  if (ofOwnRecord) return eventMessage('events.ofOwnRecord', { event });
  return includesOwnRecord ? eventMessage('events.includesOwnRecord', { event }) : event;
}

/** What the catalogue knows of an event. */
export interface EventDefinition<Action extends AuditedAction = AuditedAction> {
  readonly action: Action;
  /** Checks the data, strictly. */
  readonly data: z.ZodMiniType;
  readonly isPublic: boolean;
  text(event: EventToTell): Message;
}

/** An event's definition; called with the facts of a change, it returns the event. */
export interface EventType<Action extends AuditedAction, Data extends EventData>
  extends EventDefinition<Action> {
  (facts: Facts<Action, Data>): Event<Action, Data>;
  readonly data: z.ZodMiniType<Data>;
}

/** The version of every event's shape. New optional values keep it; other changes need a new action. */
export const eventVersion = 1;

/** Defines the event of an action. */
export function event<
  Action extends AuditedAction,
  const Shape extends z.core.$ZodShape = Record<never, never>,
>(action: Action, { data, isPublic = false, text }: Definition<Shape>): EventType<Action, DataOf<Shape>> {
  type Data = DataOf<Shape>;
  const create = (facts: Facts<Action, Data>): Event<Action, Data> => ({
    ...facts,
    action,
    entity: entityOf(action),
    data: (facts.data ?? {}) as Data,
  });
  const schema = z.strictObject({ ...data, ...OwnRecord }) as z.ZodMiniType as z.ZodMiniType<Data>;
  return Object.assign(create, { action, data: schema, isPublic, text });
}
