import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { inTypeOrder, type LeaveType } from '@almanac/domain/leave/leave-type';
import type { StoredType } from '@almanac/domain/leave/types-schema';
import { expressionBuilder } from 'kysely';
import type { Reader } from '../platform/database/database.ts';
import { isReferenced } from '../platform/database/references.ts';
import type { DB } from '../platform/database/tables.ts';
import { comparedName, comparedNameOf } from '../platform/database/text-comparison.ts';
import { withoutNulls } from '../platform/database/without-nulls.ts';
import { typeFields } from './type-record.ts';

/** The types with what other slices may know of them, to join or to narrow down. */
export const leaveTypes = expressionBuilder<DB>().selectFrom('leaveTypes').select(typeFields);

/** Reads the types in the order in which they are told. */
export async function readLeaveTypes(database: Reader): Promise<LeaveType[]> {
  return inTypeOrder(await database.selectFrom('leaveTypes').select(typeFields).orderBy('sorted').execute());
}

/** The types by their codes. */
export interface TypesByCode {
  find(code: string): LeaveType | undefined;
  /** The type of a record, which the database has refer to one. */
  get(code: string): LeaveType;
}

/** Reads the types by their codes: after the records that refer to them, so that each of theirs is among them. */
export async function readTypesByCode(database: Reader): Promise<TypesByCode> {
  const types = new Map((await readLeaveTypes(database)).map((type) => [type.code, type]));
  return {
    find: (code) => types.get(code),
    get: (code) => {
      const type = types.get(code);
      if (!type) throw new Error(`There is no type of leave with the code ${code}.`);
      return type;
    },
  };
}

/** Reads the codes of the types that are offered to the person today: those of which their plan has rules in force. */
export async function readOfferedCodes(
  database: Reader,
  userId: string,
  today: CalendarDate,
): Promise<ReadonlySet<string>> {
  const terms = await database
    .selectFrom('personTerms')
    .select('planId')
    .where('userId', '=', userId)
    .where('effectiveFrom', '<=', today)
    .orderBy('effectiveFrom', 'desc')
    .executeTakeFirst();
  // Whoever holds no terms yet is offered what there is.
  if (!terms) return new Set((await readLeaveTypes(database)).map(({ code }) => code));
  const policies = await database
    .selectFrom('leavePolicies')
    .distinctOn('type')
    .select(({ eb }) => ['type', eb('rules', 'is not', null).$castTo<boolean>().as('isOffered')])
    .where('planId', '=', terms.planId)
    .where('effectiveFrom', '<=', today)
    .orderBy('type')
    .orderBy('effectiveFrom', 'desc')
    .execute();
  return new Set(policies.filter(({ isOffered }) => isOffered).map(({ type }) => type));
}

async function selectStored(database: Reader, code?: string): Promise<StoredType[]> {
  let query = database
    .selectFrom('leaveTypes')
    .select([...typeFields, 'id', 'version'])
    .orderBy('sorted');
  if (code !== undefined) query = query.where('code', '=', code);
  const types = await query.execute();
  return Promise.all(
    types.map(async (type) => ({
      ...withoutNulls(type),
      isInUse: await isReferenced(database, 'leave_types', type.code, 'code'),
    })),
  );
}

/** Reads the types as administrators keep them, in the order in which they are told. */
export async function readStoredTypes(database: Reader): Promise<StoredType[]> {
  return inTypeOrder(await selectStored(database));
}

export async function readStoredType(database: Reader, code: string): Promise<StoredType | undefined> {
  const [type] = await selectStored(database, code);
  return type;
}

/** The type, which must be there. */
export async function readKnownType(database: Reader, code: string): Promise<StoredType> {
  const type = await readStoredType(database, code);
  if (!type) throw new Error(`There is no type of leave with the code ${code}.`);
  return type;
}

/** Whether another type has the name, in any case. */
export async function isTypeNameTaken(database: Reader, name: string, exceptCode: string): Promise<boolean> {
  const found = await database
    .selectFrom('leaveTypes')
    .select('code')
    .where((eb) => eb(comparedName(eb.ref('name')), '=', comparedNameOf(name)))
    .where('code', '<>', exceptCode)
    .executeTakeFirst();
  return found !== undefined;
}
