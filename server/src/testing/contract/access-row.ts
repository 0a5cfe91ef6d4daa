import type { Role } from '@almanac/domain/access/role';
import { createRequest, createUser } from '../factories.ts';
import type { TestActor, TestApp } from '../test-app.ts';
import type { TableCall } from './table-call.ts';

/** The owner of the record, relative to the caller. */
export type Owner = 'nobody' | 'own' | 'own department' | 'other department' | 'unknown';

/** The environment of the calls: two departments, all callers in the first. */
export interface World {
  app: TestApp;
  ownDepartmentId: string;
  otherDepartmentId: string;
}

/** The expected status per role for the person's records, given otherwise valid calls. */
export interface AccessRow {
  about: Owner | `${Owner}, ${string}`;
  prepare(world: World, actor: TestActor, owner: Owner): TableCall | Promise<TableCall>;
  answers: Record<Role, number>;
}

export type AccessTable = Record<string, readonly [AccessRow, ...AccessRow[]]>;

export const everyone = (status: number): AccessRow['answers'] => ({
  SYSTEM_ADMIN: status,
  HR_ADMIN: status,
  MANAGER: status,
  EMPLOYEE: status,
});

export const admins = (status: number): AccessRow['answers'] => ({
  SYSTEM_ADMIN: status,
  HR_ADMIN: status,
  MANAGER: 403,
  EMPLOYEE: 403,
});

export const managers = (status: number): AccessRow['answers'] => ({ ...admins(status), MANAGER: status });

export const unknownId = '01900000-0000-7000-8000-000000000000';

/** The id of the records' owner: the caller, an unknown id, or a new person. */
export async function personOf(world: World, actor: TestActor, owner: Owner): Promise<string> {
  if (owner === 'own') return actor.id;
  if (owner === 'unknown') return unknownId;
  const departmentId = owner === 'own department' ? world.ownDepartmentId : world.otherDepartmentId;
  return (await createUser(world.app.database, { departmentId })).id;
}

export async function requestOf(world: World, actor: TestActor, owner: Owner): Promise<string> {
  if (owner === 'unknown') return unknownId;
  const userId = await personOf(world, actor, owner);
  return (await createRequest(world.app.database, { requesterId: userId, startDate: '2026-03-09' })).id;
}
