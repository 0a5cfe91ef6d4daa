import type { LeaveProtection } from '@almanac/domain/leave/types/leave-protection';
import { inTypeOrder, type LeaveType } from '@almanac/domain/leave/types/leave-type';
import type { StoredType } from '@almanac/domain/leave/types/types-schema';
import { expressionBuilder } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { readReferences } from '../../platform/database/references.ts';
import { compiledQuery } from '../../platform/database/statements/compiled-query.ts';
import { comparedName, comparedNameOf } from '../../platform/database/statements/text-comparison.ts';
import { withoutNulls } from '../../platform/database/statements/without-nulls.ts';
import type { DB } from '../../platform/database/tables.ts';
import { hiddenBeforeOfType } from '../../settings/queries.ts';
import { typeColumns } from './type-record.ts';

const { ref, selectFrom } = expressionBuilder<DB, 'leaveTypes'>();
const protection = ref('protectsLeave').$castTo<LeaveProtection | null>().as('protectsLeave');
const readColumns = [
  ...typeColumns.filter((column) => column !== 'protectsLeave'),
  protection,
  hiddenBeforeOfType.as('hiddenBefore'),
] as const;

/** The fields of types that other slices may read, to join or filter. */
export const leaveTypes = selectFrom('leaveTypes').select(readColumns);

/** The types in display order. */
export async function readLeaveTypes(database: Reader): Promise<LeaveType[]> {
  return inTypeOrder(await queryTypes(database, {}));
}

const queryTypes = compiledQuery((database) =>
  database.selectFrom('leaveTypes').select(readColumns).orderBy('sorted'),
);

/** Types by code. */
export interface TypesByCode {
  find(code: string): LeaveType | undefined;
  /** A record's type; a foreign key guarantees it. */
  get(code: string): LeaveType;
}

/** Types by code. Read them after the records that refer to them, so that all are included. */
export async function readTypesByCode(database: Reader): Promise<TypesByCode> {
  return byCode(await readLeaveTypes(database));
}

export function byCode(types: readonly LeaveType[]): TypesByCode {
  const known = new Map(types.map((type) => [type.code, type]));
  return {
    find: (code) => known.get(code),
    get: (code) => {
      const type = known.get(code);
      if (!type) throw new Error(`There is no type of leave with the code ${code}.`);
      return type;
    },
  };
}

async function selectStored(database: Reader, code?: string): Promise<StoredType[]> {
  const isReferred = await readReferences(database, 'leave_types', 'code');
  const types = await database
    .selectFrom('leaveTypes')
    .select([...readColumns, 'id', 'version'])
    .select(({ ref }) => isReferred(ref('leaveTypes.code')).as('isInUse'))
    .$if(code !== undefined, (all) => all.where('code', '=', code ?? ''))
    .orderBy('sorted')
    .execute();
  return types.map(withoutNulls);
}

/** The types with all settings, in display order. */
export async function readStoredTypes(database: Reader): Promise<StoredType[]> {
  return inTypeOrder(await selectStored(database));
}

export async function readStoredType(database: Reader, code: string): Promise<StoredType | undefined> {
  const [type] = await selectStored(database, code);
  return type;
}

/** The type, which must exist. */
export async function readKnownType(database: Reader, code: string): Promise<StoredType> {
  const type = await readStoredType(database, code);
  if (!type) throw new Error(`There is no type of leave with the code ${code}.`);
  return type;
}

/** The codes of the types that only policies refer to: there are no requests or balances of them yet. */
export async function readTypesWithoutRecords(database: Reader): Promise<ReadonlySet<string>> {
  const isReferred = await readReferences(database, 'leave_types', 'code', ['leave_policies']);
  const types = await database
    .selectFrom('leaveTypes')
    .select('code')
    .where((eb) => eb.not(isReferred(eb.ref('code'))))
    .execute();
  return new Set(types.map(({ code }) => code));
}

/** Whether another type has the name, ignoring case. */
export async function isTypeNameTaken(database: Reader, name: string, exceptCode: string): Promise<boolean> {
  const found = await database
    .selectFrom('leaveTypes')
    .select('code')
    .where((eb) => eb(comparedName(eb.ref('name')), '=', comparedNameOf(name)))
    .where('code', '<>', exceptCode)
    .executeTakeFirst();
  return found !== undefined;
}
