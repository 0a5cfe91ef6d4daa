import { type Person, type Service, system } from '@almanac/domain/access/principal';
import { deleteDepartment } from '@almanac/domain/departments/endpoints';
import type { Event } from '@almanac/domain/events/event';
import { notFound } from '@almanac/domain/refusal';
import { readTeam } from '@almanac/domain/teams/directory/endpoints';
import type { Transaction } from 'kysely';
import { expectTypeOf, test } from 'vitest';
import { change } from '../audit/change.ts';
import { removeDepartment } from '../departments/store.ts';
import type { Database, Reader, Writer } from '../platform/database/database.ts';
import type { DB } from '../platform/database/tables.ts';
import type { Bind } from '../platform/http/endpoints/bind.ts';
import { unchanged } from '../platform/use-case/change.ts';
import type { ContextOf, PublicContext, UseCaseContext } from '../platform/use-case/use-case.ts';

/** Code to compile only; never run. */
function compiled(_attempt: (...held: never[]) => unknown): void {}

test('a use case’s database only reads', () => {
  expectTypeOf<UseCaseContext['database']>().toEqualTypeOf<Reader>();
  expectTypeOf<PublicContext['database']>().toEqualTypeOf<Reader>();
  compiled((reader: Reader) => {
    // @ts-expect-error A reader can't delete.
    reader.deleteFrom('departments');
    // @ts-expect-error It can't insert.
    reader.insertInto('departments');
    // @ts-expect-error It can't update.
    reader.updateTable('departments');
    // @ts-expect-error It can't begin a transaction.
    reader.transaction();
    // @ts-expect-error Nor a stepwise one.
    reader.startTransaction();
    // @ts-expect-error It has no connection.
    reader.connection();
    return reader.selectFrom('departments');
  });
});

test('a reader, the database and a raw transaction are not writers', () => {
  expectTypeOf<Writer>().toExtend<Reader>();
  expectTypeOf<Reader>().not.toExtend<Writer>();
  expectTypeOf<Database>().not.toExtend<Writer>();
  expectTypeOf<Transaction<DB>>().not.toExtend<Writer>();
});

test('a call bound to a store without a change does not compile', () => {
  compiled((bind: Bind<object>) => {
    // @ts-expect-error A use case's context is not a writer.
    bind(deleteDepartment, removeDepartment);
    bind(deleteDepartment, async ({ database }, { id }) => {
      // @ts-expect-error Nor is its database.
      await removeDepartment(database, id);
      return null;
    });
  });
});

test('a result that does not survive JSON is refused as a change’s outcome', () => {
  compiled((context: UseCaseContext, events: [Event], date: Date) => {
    void change(context, async () => ({
      result: { days: [{ from: '2026-03-02', days: 2 }], note: null },
      events,
    }));
    // @ts-expect-error A date becomes a text.
    void change(context, async () => ({ result: { at: date }, events }));
    // @ts-expect-error Also within lists and optional fields.
    void change(context, async () => ({ result: { decisions: [{ at: date as Date | undefined }] }, events }));
    // @ts-expect-error A map becomes empty.
    void change(context, async () => ({ result: { names: new Map<string, string>() }, events }));
    // @ts-expect-error Nor is a plain date.
    return change(context, async () => unchanged(date));
  });
});

test('a use case receives services only if its endpoint declares a scope, and then handles them', () => {
  expectTypeOf<ContextOf<typeof deleteDepartment>['actor']>().toEqualTypeOf<Person>();
  expectTypeOf<ContextOf<typeof readTeam>['actor']>().toEqualTypeOf<Person | Service>();
  compiled((bind: Bind<object>) => {
    // @ts-expect-error The use case expects a person, but its endpoint has a scope.
    bind(readTeam, async (_context: UseCaseContext) => notFound('Team'));
    bind(readTeam, async ({ actor }) => {
      // @ts-expect-error A service has no role.
      actor.role;
      return notFound('Team');
    });
  });
});

test('a change without an actor does not compile', () => {
  compiled((context: PublicContext) => {
    // @ts-expect-error The system acts only explicitly.
    void change(context, async () => unchanged(null));
    return change({ ...context, actor: system }, async () => unchanged(null));
  });
});
