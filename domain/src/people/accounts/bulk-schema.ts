import * as z from 'zod/mini';
import { RoleName } from '../../access/schema.ts';
import { Id } from '../../id.ts';
import { fieldError } from '../../language/field-error.ts';
import { seenVersions } from '../../version.ts';
import { message } from './messages/message.ts';

const mostUsers = 100;

const userIds = z.array(Id, { error: fieldError(message('people.accounts.userIdsNotListed')) }).check(
  z.minLength(1, { error: fieldError(message('people.accounts.selectOne')) }),
  z.maxLength(mostUsers, {
    error: fieldError(message('people.accounts.selectFewer', { most: mostUsers })),
    abort: true,
  }),
);

export const ChangeRoles = z.strictObject({ userIds, role: RoleName, ...seenVersions });
export type ChangeRoles = z.infer<typeof ChangeRoles>;

/** Null removes the people from their departments. */
export const MoveUsers = z.strictObject({ userIds, departmentId: z.nullable(Id), ...seenVersions });
export type MoveUsers = z.infer<typeof MoveUsers>;

export const DeactivateUsers = z.strictObject({ userIds, ...seenVersions });
export type DeactivateUsers = z.infer<typeof DeactivateUsers>;

/** The result of a bulk call; each person is changed on their own. */
export const BulkChange = z.object({
  succeeded: z.array(Id),
  failed: z.array(z.object({ id: Id, code: z.string(), message: z.string() })),
});
export type BulkChange = z.infer<typeof BulkChange>;
