import { deleteDepartment } from '@almanac/domain/departments/endpoints';
import type { Transaction } from 'kysely';
import { expectTypeOf, test } from 'vitest';
import type { AuditEntry } from '../audit/audit-entry.ts';
import { change } from '../audit/change.ts';
import { removeDepartment } from '../departments/store.ts';
import type { Database, Reader, Writer } from '../platform/database/database.ts';
import type { DB } from '../platform/database/tables.ts';
import type { Bind } from '../platform/http/endpoints/bind.ts';
import { unchanged } from '../platform/use-case/change.ts';
import type { PublicContext, UseCaseContext } from '../platform/use-case/use-case.ts';

/** What the compiler judges and nobody runs. */
function compiled(_attempt: (...held: never[]) => unknown): void {}

test('what a use case holds reads only', () => {
  expectTypeOf<UseCaseContext['database']>().toEqualTypeOf<Reader>();
  expectTypeOf<PublicContext['database']>().toEqualTypeOf<Reader>();
  compiled((reader: Reader) => {
    // @ts-expect-error A reader deletes nothing.
    reader.deleteFrom('departments');
    // @ts-expect-error It inserts nothing.
    reader.insertInto('departments');
    // @ts-expect-error It updates nothing.
    reader.updateTable('departments');
    // @ts-expect-error It begins no transaction.
    reader.transaction();
    // @ts-expect-error It begins none in steps either.
    reader.startTransaction();
    // @ts-expect-error It leads to no connection.
    reader.connection();
    return reader.selectFrom('departments');
  });
});

test('a reader, the whole database and a transaction of one’s own are no writers', () => {
  expectTypeOf<Writer>().toExtend<Reader>();
  expectTypeOf<Reader>().not.toExtend<Writer>();
  expectTypeOf<Database>().not.toExtend<Writer>();
  expectTypeOf<Transaction<DB>>().not.toExtend<Writer>();
});

test('a call that is bound to a store without a change does not compile', () => {
  compiled((bind: Bind<object>) => {
    // @ts-expect-error The context of a use case is no writer.
    bind(deleteDepartment, removeDepartment);
    bind(deleteDepartment, async ({ database }, { id }) => {
      // @ts-expect-error Its database is none either.
      await removeDepartment(database, id);
      return null;
    });
  });
});

test('a result that JSON would not give back as it was is no outcome of a change', () => {
  compiled((context: UseCaseContext, audit: AuditEntry, date: Date) => {
    change(context, async () => ({ result: { days: [{ from: '2026-03-02', days: 2 }], note: null }, audit }));
    // @ts-expect-error A date comes back as a text.
    change(context, async () => ({ result: { at: date }, audit }));
    // @ts-expect-error So it does within lists and beside what may be absent.
    change(context, async () => ({ result: { decisions: [{ at: date as Date | undefined }] }, audit }));
    // @ts-expect-error A map comes back empty.
    change(context, async () => ({ result: { names: new Map<string, string>() }, audit }));
    // @ts-expect-error A date alone is none either.
    return change(context, async () => unchanged(date));
  });
});
