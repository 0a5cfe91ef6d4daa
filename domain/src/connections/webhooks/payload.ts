import { entityOf } from '../../events/audited-entity.ts';
import type { LoggedEvent } from '../../events/event.ts';
import type { LoggedChange, LoggedPerson } from '../../events/event-change.ts';
import { awayType, type LeaveType } from '../../leave/types/leave-type.ts';
import { type PublicEvent, testEvent } from './public-events.ts';

/** What a webhook may receive beyond the usual. */
export interface PayloadRights {
  names: boolean;
  types: boolean;
}

interface TypesByCode {
  find(code: string): Pick<LeaveType, 'shownTo' | 'isSickness'> | undefined;
}

/** The body of a call to a webhook. */
export interface Payload {
  type: string;
  /** When it happened. */
  timestamp: string;
  data: Readonly<Record<string, unknown>>;
}

/** What a hidden absence says: when it is, not what it is or how it counts. */
const shownOfHidden = ['status', 'startDate', 'startHalf', 'endDate', 'endHalf', 'version', 'id'];

/** Texts that people wrote, devices, and types by their names, which don't say whether they are hidden: never sent. */
const neverSent = ['reason', 'description', 'note', 'session', 'link', 'type'];

/**
 * Besides a hidden type, these would give it away: what an approver saw of its account, and how it was recorded. People
 * interrupt their own time off for sickness only.
 */
const tellsType = ['seen', 'recorded', 'as', 'because', 'wasUnannounced'];

/** The values of people's accounts that are no personal data. */
const sentOfPeople = ['role', 'isActive', 'department', 'place', 'schedule', 'plan'];

/** A person who interrupts their own time off reports an illness, so these have no actor. */
const ofInterruption: readonly string[] = ['time-off.interrupted', 'time-off.recorded'];

/** The event as the webhook may know it, as `docs/events.md` describes it. */
export function payloadOf(event: LoggedEvent, rights: PayloadRights, types: TypesByCode): Payload {
  const { id, at, action, entityId, subject, actor, changes, data } = event;
  const isHidden = hidesType(rights, types);
  const entity = entityOf(action as PublicEvent);
  const hasHidden = containsHidden(data, isHidden);
  return {
    type: action,
    timestamp: at,
    data: {
      id,
      entity,
      entityId,
      ...versionOf(data),
      ...(subject && { subject: personSaid(subject, rights) }),
      ...(actor.id !== undefined &&
        !ofInterruption.includes(action) && { actor: personSaid({ ...actor, id: actor.id }, rights) }),
      changes: changes.map((change) => changeSaid(change, { entity, hasHidden, rights })),
      ...(said(data, { rights, isHidden }) as object),
    },
  };
}

/** The body of a test. */
export function testPayload(webhookId: string, at: string): Payload {
  return { type: testEvent, timestamp: at, data: { webhookId } };
}

/** Whether the code is of a type that the webhook may not know. Sickness never leaves. */
function hidesType({ types: mayKnow }: PayloadRights, types: TypesByCode): (code: string) => boolean {
  return (code) => {
    const type = types.find(code);
    return !type || type.isSickness || (!mayKnow && type.shownTo !== 'EVERYONE');
  };
}

/** The version of the request, by which a receiver puts its events in order. */
function versionOf({ request }: LoggedEvent['data']): { version?: unknown } {
  return isObject(request) ? { version: request.version } : {};
}

function personSaid({ id, name, email }: LoggedPerson, { names }: PayloadRights): LoggedPerson {
  if (!names) return { id };
  return { id, ...(name !== undefined && { name }), ...(email !== undefined && { email }) };
}

interface OfChange {
  entity: string;
  hasHidden: boolean;
  rights: PayloadRights;
}

/** The change with its values, or only its field. */
function changeSaid(
  { field, from, to }: LoggedChange,
  { entity, hasHidden, rights }: OfChange,
): LoggedChange {
  const isSent =
    !neverSent.includes(field) &&
    (entity !== 'user' ||
      sentOfPeople.includes(field) ||
      (rights.names && ['name', 'email'].includes(field))) &&
    (entity !== 'time-off-request' || !hasHidden || shownOfHidden.includes(field));
  if (!isSent) return { field };
  const value = (each: LoggedChange['from']) => (isPerson(each) ? personSaid(each, rights) : each);
  return {
    field,
    ...(from !== undefined && { from: value(from) }),
    ...(to !== undefined && { to: value(to) }),
  };
}

interface Saying {
  rights: PayloadRights;
  isHidden: (code: string) => boolean;
}

/** The value without what the webhook may not know. */
function said(value: unknown, saying: Saying): unknown {
  if (Array.isArray(value)) return value.map((each) => said(each, saying));
  if (!isObject(value)) return value;
  if (isPerson(value)) return personSaid(value, saying.rights);
  const { type } = value;
  if (typeof type === 'string' && saying.isHidden(type)) {
    const rest = Object.entries(value).filter(([key]) => shownOfHidden.includes(key));
    return { type: awayType.code, ...Object.fromEntries(rest) };
  }
  const entries = Object.entries(value).filter(([key]) => isSentKey(key, value, saying));
  return Object.fromEntries(entries.map(([key, each]) => [key, said(each, saying)]));
}

/** A former type is named without its code, so it may be a hidden one; what an approver saw has the person's balance. */
function isSentKey(key: string, within: object, { isHidden }: Saying): boolean {
  if (key === 'formerTypeName' || key === 'seen') return false;
  return !tellsType.includes(key) || !containsHidden(within, isHidden);
}

/** Whether the value or one within it has a type that the webhook may not know. */
function containsHidden(value: unknown, isHidden: (code: string) => boolean): boolean {
  if (Array.isArray(value)) return value.some((each) => containsHidden(each, isHidden));
  if (!isObject(value)) return false;
  const { type } = value;
  if (typeof type === 'string' && isHidden(type)) return true;
  return Object.values(value).some((each) => containsHidden(each, isHidden));
}

function isPerson(value: unknown): value is LoggedPerson {
  return (
    isObject(value) && typeof value.id === 'string' && ('email' in value || Object.keys(value).length === 1)
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
