import { randomUUID } from 'node:crypto';
import type { AuditedEntity } from '@almanac/domain/audit/audited-entity';
import { identifyingFields } from '@almanac/domain/audit/described-fields';
import type { AuditedField, AuditedValue, FieldChange } from '@almanac/domain/audit/field-change';

/** A change as stored in its entry; personal values are stored separately. */
export type KeptChange = FieldChange | { field: AuditedField; people: string[] };

/** A change's personal values, with its position in the entry. */
export interface PersonalChange {
  place: number;
  from?: AuditedValue;
  to?: AuditedValue;
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

/** Restores an entry's changes with the separate values; erased ones have no values. */
export function joinPersonal(
  kept: readonly KeptChange[],
  personal: readonly PersonalChange[],
): FieldChange[] {
  const values = new Map(personal.map(({ place, salt: _salt, ...rest }) => [place, rest]));
  return kept.map((change, place) =>
    'people' in change ? { field: change.field, ...values.get(place) } : change,
  );
}
