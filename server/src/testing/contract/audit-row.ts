import type { AuditEntry } from '@almanac/domain/audit/schema';
import type { FieldChange, NamedPerson } from '@almanac/domain/events/event-change';
import { createUser } from '../factories.ts';
import type { TestActor, TestApp } from '../test-app.ts';
import type { TableCall } from './table-call.ts';

/** The environment of the calls. */
export interface AuditWorld {
  app: TestApp;
  admin: TestActor;
  department: { id: string; name: string };
}

/** The expected entry apart from its sentence; by default the caller is the actor. */
export type ExpectedEntry = Pick<AuditEntry, 'action' | 'entity' | 'entityId' | 'changes'> &
  Partial<Pick<AuditEntry, 'subject' | 'reason'>> & { actor?: NamedPerson | 'the system' };

export interface AuditedCall extends TableCall {
  /** The caller; by default the administrator. */
  caller?: TestActor;
  /** All expected entries of the call, oldest first. */
  entries: readonly ExpectedEntry[] | ((answer: { id: string }) => Promise<readonly ExpectedEntry[]>);
}

/** A successful write with its expected entries. */
export interface AuditRow {
  title: string;
  prepare(world: AuditWorld): Promise<AuditedCall>;
  /** Whether repeating the call succeeds without changes, like every PUT. */
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

export function ofAccount(action: string, person: NamedPerson, ...changes: FieldChange[]): ExpectedEntry {
  return { action, entity: 'user', entityId: person.id, subject: person, changes };
}

/** A new person of the department, as named in entries. */
export async function someone({ app, department }: AuditWorld, name = 'Mia Chen'): Promise<NamedPerson> {
  const { id, email } = await createUser(app.database, { name, departmentId: department.id });
  return { id, name, email };
}

/** A signed-in person of the department, with their name in entries. */
export async function someoneSignedIn({ app, department }: AuditWorld) {
  const name = 'Ann Lee';
  const caller = await app.signedIn('EMPLOYEE', { name, departmentId: department.id });
  const person: NamedPerson = { id: caller.id, name, email: caller.email };
  return { caller, person };
}
