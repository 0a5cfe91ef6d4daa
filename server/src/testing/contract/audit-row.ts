import type { FieldChange, NamedPerson } from '@almanac/domain/audit/field-change';
import type { AuditEntry } from '@almanac/domain/audit/schema';
import { createUser } from '../factories.ts';
import type { TestActor, TestApp } from '../test-app.ts';
import type { TableCall } from './table-call.ts';

/** Where the calls of the table are made. */
export interface AuditWorld {
  app: TestApp;
  admin: TestActor;
  department: { id: string; name: string };
}

/** What an entry must say, beside a sentence; the actor is the caller where nothing else is said. */
export type ExpectedEntry = Pick<AuditEntry, 'action' | 'entity' | 'entityId' | 'changes'> &
  Partial<Pick<AuditEntry, 'subject' | 'reason'>> & { actor?: NamedPerson | 'the system' };

export interface AuditedCall extends TableCall {
  /** Who calls; the administrator where nobody is named. */
  caller?: TestActor;
  /** Everything that the call must leave in the log, the earliest first. */
  entries: readonly ExpectedEntry[] | ((answer: { id: string }) => Promise<readonly ExpectedEntry[]>);
}

/** A successful call that writes, and what the log then holds. */
export interface AuditRow {
  title: string;
  prepare(world: AuditWorld): Promise<AuditedCall>;
  /** Whether the same call once more succeeds and changes nothing, as every PUT does. */
  isIdempotent?: true;
}

export type AuditTable = Record<string, readonly [AuditRow, ...AuditRow[]]>;

type Field = FieldChange['field'];
type Value = FieldChange['to'];

export const became = (field: Field, to: Value): FieldChange => ({ field, ...(to !== undefined && { to }) });
export const was = (field: Field, from: Value): FieldChange => ({
  field,
  ...(from !== undefined && { from }),
});
export const changed = (field: Field, from: Value, to: Value): FieldChange => ({
  ...was(field, from),
  ...became(field, to),
});

/** The entry of a person's account. */
export function ofAccount(action: string, person: NamedPerson, ...changes: FieldChange[]): ExpectedEntry {
  return { action, entity: 'user', entityId: person.id, subject: person, changes };
}

/** Somebody of the department, made anew, as entries name them. */
export async function somebody({ app, department }: AuditWorld, name = 'Mia Chen'): Promise<NamedPerson> {
  const { id, email } = await createUser(app.database, { name, departmentId: department.id });
  return { id, name, email };
}

/** Somebody of the department who is signed in, and as entries name them. */
export async function somebodySignedIn({ app, department }: AuditWorld) {
  const name = 'Ann Lee';
  const caller = await app.signedIn('EMPLOYEE', { name, departmentId: department.id });
  const person: NamedPerson = { id: caller.id, name, email: caller.email };
  return { caller, person };
}
