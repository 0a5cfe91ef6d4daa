import { randomUUID } from 'node:crypto';
import type { AuditedEntity } from '@almanac/domain/audit/audited-entity';
import { identifyingFields } from '@almanac/domain/audit/described-fields';
import type { AuditedField, AuditedValue, FieldChange } from '@almanac/domain/audit/field-change';

/** A change as its entry keeps it: of one that tells of people only of whom, as its values stand beside the entry. */
export type KeptChange = FieldChange | { field: AuditedField; people: string[] };

/** The values of a change that tells of people, with its place among the changes of the entry. */
export interface PersonalChange {
  place: number;
  from?: AuditedValue;
  to?: AuditedValue;
  /** Keeps its values from being guessed from their hash. */
  salt: string;
}

/** The fields of an account that say who somebody is, or to which address they were mailed. */
const fieldsOfPerson: ReadonlySet<string> = new Set([...identifyingFields, 'welcome']);

/** Parts the changes of an entry into what may be kept for ever and what is erased with the person of whom it tells. */
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

/** The changes of an entry with the values that stand beside it; what was erased is a change without values. */
export function joinPersonal(
  kept: readonly KeptChange[],
  personal: readonly PersonalChange[],
): FieldChange[] {
  const values = new Map(personal.map(({ place, salt: _salt, ...rest }) => [place, rest]));
  return kept.map((change, place) =>
    'people' in change ? { field: change.field, ...values.get(place) } : change,
  );
}
