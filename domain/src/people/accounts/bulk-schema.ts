import * as z from 'zod/mini';
import { RoleName } from '../../access/schema.ts';
import { Id } from '../../id.ts';
import { seenVersions } from '../../version.ts';

const userIds = z
  .array(Id, { error: 'userIds must be a list of identifiers' })
  .check(
    z.minLength(1, { error: 'Select at least one person' }),
    z.maxLength(100, { error: 'Select at most 100 people', abort: true }),
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
