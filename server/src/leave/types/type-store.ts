import { randomUUIDv7 } from 'node:crypto';
import type { LeaveProtection } from '@almanac/domain/leave/types/leave-protection';
import type { LeaveType } from '@almanac/domain/leave/types/leave-type';
import { sql } from 'kysely';
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

export async function saveProtections(
  writer: Writer,
  protections: readonly { code: string; protectsLeave: LeaveProtection }[],
): Promise<void> {
  if (protections.length === 0) return;
  await sql`
    UPDATE leave_types AS type SET protects_leave = given.protects_leave::jsonb
    FROM unnest(
      ${protections.map(({ code }) => code)}::text[],
      ${protections.map(({ protectsLeave }) => JSON.stringify(protectsLeave))}::text[]
    ) AS given (code, protects_leave)
    WHERE type.code = given.code
  `.execute(writer);
}

/** Keeps others from creating records of the type while it is deleted or its unit changes. */
export async function lockType(writer: Writer, code: string): Promise<void> {
  await writer.selectFrom('leaveTypes').select('code').where('code', '=', code).forUpdate().execute();
}

export async function removeType(writer: Writer, code: string): Promise<void> {
  await writer.deleteFrom('leaveTypes').where('code', '=', code).execute();
}
