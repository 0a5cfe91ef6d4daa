import { randomUUID } from 'node:crypto';
import { identifyingFields } from '@almanac/domain/audit/described-fields';
import type { AuditedEntity } from '@almanac/domain/events/audited-entity';
import type { EventData } from '@almanac/domain/events/event';
import type { AuditedValue, FieldChange, NamedPerson } from '@almanac/domain/events/event-change';

/** A change as stored in its entry; personal values are stored separately. */
export type KeptChange = FieldChange | (Pick<FieldChange, 'field'> & KeptPeople);

/** A change's personal values with its position in the entry, or of the data with `data.` and its name. */
export interface PersonalChange {
  place: number | string;
  from?: AuditedValue;
  to?: AuditedValue;
  value?: unknown;
  /** Salt, so that values can't be guessed from their hash. */
  salt: string;
}

/** Account fields that identify the person, or the address they were emailed at. */
const fieldsOfPerson: ReadonlySet<string> = new Set([...identifyingFields, 'welcome']);

/** Splits an entry's changes into permanent data and personal data, which is erased with its person. */
export function partPersonal(
  { entity, subjectId }: { entity: AuditedEntity; subjectId: string | undefined },
  changes: readonly FieldChange[],
): { kept: KeptChange[]; personal: PersonalChange[] } {
  const kept: KeptChange[] = [];
  const personal: PersonalChange[] = [];
  for (const [place, change] of changes.entries()) {
    const { field, ...values } = change;
    const named = [change.from, change.to].flatMap((value) => (typeof value === 'object' ? [value.id] : []));
    const isOfPerson = entity === 'user' && fieldsOfPerson.has(field);
    const people = named.length === 0 && isOfPerson && subjectId !== undefined ? [subjectId] : named;
    if (people.length === 0) {
      kept.push(change);
    } else {
      kept.push({ field, people });
      personal.push({ place, ...values, salt: randomUUID() });
    }
  }
  return { kept, personal };
}

/** The ids of people whose values are stored apart. */
interface KeptPeople {
  people: string[];
}

/** Splits an event's data into permanent values and those that name people. */
export function partPersonalData(data: EventData): { kept: EventData; personal: PersonalChange[] } {
  const kept: Record<string, unknown> = {};
  const personal: PersonalChange[] = [];
  for (const [name, value] of Object.entries(data)) {
    const people = peopleIn(value);
    kept[name] = people.length === 0 ? value : keptPeople(people);
    if (people.length > 0) personal.push({ place: `data.${name}`, value, salt: randomUUID() });
  }
  return { kept, personal };
}

/** Restores an event's data with the separate values; erased ones are missing, and it is incomplete. */
export function joinPersonalData(
  kept: EventData,
  personal: readonly PersonalChange[],
): { data: EventData; isComplete: boolean } {
  const values = new Map(personal.map(({ place, value }) => [place, value]));
  const named = Object.entries(kept).map(([name, value]): [string, unknown] => [
    name,
    isKeptPeople(value) ? values.get(`data.${name}`) : value,
  ]);
  const found = named.filter(([, value]) => value !== undefined);
  return { data: Object.fromEntries(found), isComplete: found.length === named.length };
}

type Named = Partial<NamedPerson>;

/** The people in a value: objects with a name and an address, at any depth. Those without an account have no id. */
function peopleIn(value: unknown): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, email }: Named = value;
  const own = typeof name === 'string' && typeof email === 'string' ? [value] : [];
  return [...own, ...Object.values(value).flatMap(peopleIn)];
}

function keptPeople(people: readonly Named[]): KeptPeople {
  return { people: [...new Set(people.flatMap(({ id }) => id ?? []))] };
}

function isKeptPeople(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'people' in value && Object.keys(value).length === 1;
}

/** Restores an entry's changes with the separate values; erased ones have no values. */
export function joinPersonal(
  kept: readonly KeptChange[],
  personal: readonly PersonalChange[],
): FieldChange[] {
  const values = new Map(personal.map(({ place, salt: _salt, value: _value, ...rest }) => [place, rest]));
  return kept.map((change, place) =>
    'people' in change ? { field: change.field, ...values.get(place) } : change,
  );
}
