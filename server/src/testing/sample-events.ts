import { randomUUIDv7 } from 'node:crypto';
import { events } from '@almanac/domain/events';
import { type AuditedAction, entityOf } from '@almanac/domain/events/audited-entity';
import type { NamedPerson } from '@almanac/domain/events/event-change';
import { sampleOf } from '@almanac/domain/testing/events/event-data';
import type { RecordedEvent } from '../platform/events/reactions.ts';

/** The fields that texts and reactions read. */
function sampleChanges(other: NamedPerson): RecordedEvent['changes'] {
  return [
    { field: 'email', from: 'ann@example.net', to: 'ann@example.com' },
    { field: 'welcome', to: 'ann@example.com' },
    { field: 'role', from: 'EMPLOYEE', to: 'MANAGER' },
    { field: 'status', from: 'APPROVED', to: 'CANCELLED' },
    { field: 'deputy', from: other, to: other },
    { field: 'startDate', from: '2026-08-03', to: '2026-08-03' },
    { field: 'endDate', from: '2026-08-05', to: '2026-08-05' },
    { field: 'name', from: 'Berlin', to: 'Potsdam' },
    { field: 'department', from: 'Sales', to: 'Sales' },
    { field: 'team', from: 'North', to: 'North' },
    { field: 'session', from: 'Firefox on Linux', to: 'Firefox on Linux' },
    { field: 'vacationDaysTotal', from: 24, to: 26 },
    { field: 'type', from: 'Vacation', to: 'Vacation' },
    { field: 'amount', from: 3, to: 3 },
    { field: 'on', from: '2026-08-03', to: '2026-08-03' },
    { field: 'lapsesOn', to: '2027-03-31' },
    { field: 'expiresOn', to: '2027-06-30' },
    { field: 'openingBalance', to: 12.5 },
    { field: 'effectiveFrom', from: '2027-01-01', to: '2027-01-01' },
    { field: 'year', to: 2027 },
    { field: 'plan', from: 'Germany', to: 'England' },
    { field: 'through', from: '2025-12-31', to: '2025-12-31' },
    { field: 'leaveYear', to: '2026-01-01' },
    { field: 'rowsExported', to: 3 },
    { field: 'continues', to: '2026-06-01' },
    { field: 'illnessDays', to: 28 },
    { field: 'entriesExported', to: 3 },
    { field: 'peopleAdded', to: 24 },
    { field: 'peopleChanged', to: 2 },
    { field: 'balancesCorrected', to: 3 },
    { field: 'closingsMarked', to: 1 },
    { field: 'companyName', from: 'Acme', to: 'Acme Ltd' },
  ];
}

const words: Readonly<Record<string, string>> = {
  type: 'VACATION',
  typeName: 'Vacation',
  plan: 'Standard',
  team: 'North',
  profile: 'Lodas',
  name: 'Potsdam',
  email: 'ben@example.com',
};

/** Changed fields of events whose text lists them all. */
const fields: { readonly [Action in AuditedAction]?: readonly string[] } = {
  'account.changed': ['email'],
  'account.role-changed': ['role'],
  'balance.set': ['vacationDaysTotal'],
  'terms.changed': ['effectiveFrom', 'plan'],
  'settings.changed': ['companyName'],
};

/** Events with their optional data; all others have the fewest values that their definitions allow. */
const complete: readonly AuditedAction[] = ['balance.set', 'place.holidays-requested'];

interface SamplePeople {
  subject: NamedPerson;
  actor: NamedPerson;
  other: NamedPerson;
}

/** An event of the action, with data and changes that its text and reactions accept. */
export function sampleEvent(action: AuditedAction, { subject, actor, other }: SamplePeople): RecordedEvent {
  const { ofOwnRecord, includesOwnRecord, ...data } = JSON.parse(
    JSON.stringify(sampleOf(events[action].data, complete.includes(action))),
    (key, value) => words[key] ?? value,
  );
  const [first, ...rest] = sampleChanges(other).filter(
    ({ field }) => fields[action]?.includes(field) ?? true,
  );
  if (!first) throw new Error(`No sample change has a field of ${action}`);
  return {
    id: randomUUIDv7(),
    action,
    entity: entityOf(action),
    entityId: subject.id,
    subject,
    actor,
    changes: [first, ...rest],
    data,
  };
}
