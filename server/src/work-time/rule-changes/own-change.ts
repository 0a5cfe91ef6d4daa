import type { Event } from '@almanac/domain/audit/event';
import { eventText } from '@almanac/domain/events';
import type { AuditEntry } from '../../audit/audit-entry.ts';
import type { EventfulChange, LoggedChange } from '../../platform/use-case/change.ts';

const mostNamed = 3;
const auditSuffix = ', including their own record';

type Logged<Result> = EventfulChange<Result> | LoggedChange<Result, AuditEntry | Event>;

/**
 * Marks the events of a change to the actor's own account: their own event, or else the first. Every event keeps the
 * reason.
 */
export function markedAsOwn<Result>(
  changed: Logged<Result>,
  actorId: string,
  reason: string | undefined,
): LoggedChange<Result, AuditEntry | Event> {
  const [first, ...others] = entriesOf(changed);
  const isOwn = ({ entityId, subject }: AuditEntry | Event) =>
    entityId === actorId || subject?.id === actorId;
  const own = [first, ...others].find(isOwn) ?? first;
  const entryOf = (entry: AuditEntry | Event): AuditEntry | Event => ({
    ...(entry === own ? marked(entry) : entry),
    ...(reason !== undefined && { reason }),
  });
  return { ...changed, audit: [entryOf(first), ...others.map(entryOf)] };
}

function marked(entry: AuditEntry | Event): AuditEntry | Event {
  if ('data' in entry) return { ...entry, data: { ...entry.data, includesOwnRecord: true } };
  return entry.summary.includes(', their own')
    ? entry
    : { ...entry, summary: `${entry.summary}${auditSuffix}` };
}

/** The summaries of the change's first events. */
export function summaryOf(changed: Logged<unknown>): string {
  const entries = entriesOf(changed);
  const named = entries.slice(0, mostNamed).map(textOf);
  const others = entries.length - named.length;
  return [...named, ...(others > 0 ? [`${others} more`] : [])].join('; ');
}

function textOf(entry: AuditEntry | Event): string {
  if (!('data' in entry)) return entry.summary;
  const { subject = { id: '' } } = entry;
  return eventText(entry.action, { ...entry, subject }) ?? '';
}

function entriesOf(changed: Logged<unknown>): [AuditEntry | Event, ...(AuditEntry | Event)[]] {
  const entries = 'events' in changed ? changed.events : [changed.audit].flat();
  return entries as [AuditEntry | Event, ...(AuditEntry | Event)[]];
}
