import { systemAdminRoles } from '@almanac/domain/access/role-gate';
import type { Administered } from '@almanac/domain/people/accounts/user-rules';
import { sql } from 'kysely';
import { isAmongRoles } from '../../../access/role-queries.ts';
import type { Writer } from '../../../platform/database/database.ts';
import { compiledQuery } from '../../../platform/database/statements/compiled-query.ts';
import { isOneOf, type Listed, listOf, toListed } from '../../../platform/database/statements/one-of.ts';

/*
 * Rows are locked in one order, so that no two changes wait for each other: a team, then people, then departments,
 * then what belongs to them (memberships, requests); rows of one kind in the order of their ids.
 */

export interface LockedPerson extends Administered {
  version: number;
  name: string;
  email: string;
}

/** Locks people and returns those who are there: whoever judges or changes what is theirs goes one after the other. */
export function lockPeople(writer: Writer, ids: readonly string[]): Promise<LockedPerson[]> {
  return queryPeople(writer, toListed(ids));
}

const queryPeople = compiledQuery((writer: Writer, ids: Listed<string>) =>
  peopleToLock(writer).where(({ ref }) => isOneOf(ref('id'), listOf(ids))),
);

export interface NamedAccounts {
  ids?: readonly string[];
  emails?: readonly string[];
}

/**
 * Locks the people named and every active system administrator, and returns them as they then are: two calls can
 * neither take each other's role nor end each other's account.
 */
export function lockAccounts(
  writer: Writer,
  { ids = [], emails = [] }: NamedAccounts,
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

/** The people whom whoever narrows them down locks. */
export function peopleToLock(writer: Writer) {
  return writer
    .selectFrom('users')
    .select(['id', 'version', 'name', 'email', 'role', 'isActive'])
    .orderBy('id')
    .forNoKeyUpdate();
}

/** Locks a person, who must be locked already, so that no record of theirs can be added meanwhile. */
export async function lockPersonForDeletion(writer: Writer, id: string): Promise<void> {
  await writer.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

/** Keeps everybody from getting an account until the transaction ends. */
export async function holdNewcomersBack(writer: Writer): Promise<void> {
  await sql`LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE`.execute(writer);
}
