import { systemAdminRoles } from '@almanac/domain/access/role-gate';
import type { Administered } from '@almanac/domain/people/accounts/user-rules';
import { sql } from 'kysely';
import { isAmongRoles } from '../../../access/role-queries.ts';
import type { Writer } from '../../../platform/database/database.ts';
import { compiledQuery } from '../../../platform/database/statements/compiled-query.ts';
import { isOneOf, type Listed, listOf, toListed } from '../../../platform/database/statements/one-of.ts';

/**
 * One lock order prevents deadlocks: a team, then people, then departments, then personnel numbers, then their records
 * (memberships, requests); rows of one kind by id.
 */

export interface LockedPerson extends Administered {
  version: number;
  name: string;
  email: string;
}

/** Locks people and returns those who exist; changes to them are serialised. */
export function lockPeople(writer: Writer, ids: readonly string[]): Promise<LockedPerson[]> {
  return queryPeople(writer, toListed(ids));
}

const queryPeople = compiledQuery((writer: Writer, ids: Listed<string>) =>
  peopleToLock(writer).where(({ ref }) => isOneOf(ref('id'), listOf(ids))),
);

export interface NamedUsers {
  ids?: readonly string[];
  emails?: readonly string[];
}

/**
 * Locks the named people and all active system administrators and returns their current state, so two calls can't
 * demote or close each other.
 */
export function lockUsersAndAdmins(
  writer: Writer,
  { ids = [], emails = [] }: NamedUsers,
): Promise<LockedPerson[]> {
  return peopleToLock(writer)
    .where((eb) =>
      eb.or([
        eb.and([isAmongRoles(eb.ref('role'), systemAdminRoles), eb('isActive', '=', true)]),
        eb('id', '=', eb.fn.any(eb.val(ids))),
        eb('email', '=', eb.fn.any(eb.val(emails))),
      ]),
    )
    .execute();
}

/** Users query for callers to narrow down and lock. */
export function peopleToLock(writer: Writer) {
  return writer
    .selectFrom('users')
    .select(['id', 'version', 'name', 'email', 'role', 'isActive'])
    .orderBy('id')
    .forNoKeyUpdate();
}

/** Upgrades the lock of an already locked person, so that no record of theirs can be added. */
export async function lockPersonForDeletion(writer: Writer, id: string): Promise<void> {
  await writer.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

/** Prevents new accounts until the transaction ends. */
export async function blockNewUsers(writer: Writer): Promise<void> {
  await sql`LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE`.execute(writer);
}

/** An arbitrary number, the same in all instances. */
const personnelNumbers = 7_261_947;

/** Serialises changes of personnel numbers until commit. Taken after people and departments. */
export async function lockPersonnelNumbers(writer: Writer): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${personnelNumbers})`.execute(writer);
}
