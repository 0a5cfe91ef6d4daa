import { randomUUIDv7 } from 'node:crypto';
import type { LeaveType } from '@almanac/domain/leave/types/leave-type';
import type { Writer } from '../../platform/database/database.ts';

export async function insertTypes(writer: Writer, types: readonly LeaveType[]): Promise<void> {
  await writer
    .insertInto('leaveTypes')
    .values(types.map((type) => ({ id: randomUUIDv7(), ...type })))
    .execute();
}

export async function saveType(writer: Writer, { code, ...type }: LeaveType): Promise<void> {
  await writer.updateTable('leaveTypes').set(type).where('code', '=', code).execute();
}

/** Keeps others from creating records of the type while it is deleted or its unit changes. */
export async function lockType(writer: Writer, code: string): Promise<void> {
  await writer.selectFrom('leaveTypes').select('code').where('code', '=', code).forUpdate().execute();
}

export async function removeType(writer: Writer, code: string): Promise<void> {
  await writer.deleteFrom('leaveTypes').where('code', '=', code).execute();
}
