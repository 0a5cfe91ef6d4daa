import { isAdmin } from '@almanac/domain/access/permissions';
import { isErased } from '@almanac/domain/erased-person';
import { personEmail } from '@almanac/domain/people/accounts/email-rules';
import { comparedNumber } from '@almanac/domain/people/accounts/personnel-numbers';
import type { DateOrder } from '@almanac/domain/people/import/import-dates';
import { isPlainText } from '@almanac/domain/text';
import { accountsOf } from '@almanac/domain/time-off/balances/engine/account-edit';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import type { PayrollCode } from '@almanac/domain/time-off/import/absence-cells';
import type { AbsenceColumn } from '@almanac/domain/time-off/import/absence-columns';
import {
  type AbsencePlan,
  type AbsenceRow,
  type AbsentPerson,
  absencePlanner,
} from '@almanac/domain/time-off/import/absence-plan';
import { isOnlyAdmin } from '../../people/accounts/records/queries.ts';
import type { Table } from '../../people/import/read-table.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { TellProgress } from '../../platform/news/progress-teller.ts';
import { inTurns, type PaceOptions } from '../../platform/work/long-work.ts';
import { readClosedThrough } from '../balances/facts/closing-queries.ts';
import { readAccountRecords } from '../balances/facts/leave-facts.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { readPeopleNamed } from './queries.ts';

/** The people whom a file names, by address or personnel number. */
export interface NamedPeople {
  ids: string[];
  find(cell: string): AbsentPerson | undefined;
}

interface Read {
  file: Table<AbsenceColumn>;
  people: NamedPeople;
  payrollCodes: readonly PayrollCode[];
  dateOrder: DateOrder | undefined;
}

interface Options extends PaceOptions {
  tell: TellProgress;
}

export async function readNamedPeople(database: Reader, rows: readonly AbsenceRow[]): Promise<NamedPeople> {
  // The database can't compare control characters, which are faults of their rows.
  const cells = [...new Set(rows.flatMap(({ cells: { person } }) => person ?? []))].filter(isPlainText);
  const named = await readPeopleNamed(database, {
    emails: cells.map(personEmail),
    numbers: cells.map(comparedNumber),
  });
  const found = named.filter((person) => !isErased(person));
  const byAddress = new Map(found.map((person) => [person.email, person]));
  const byNumber = new Map(
    found.flatMap((person) =>
      person.personnelNumber === null ? [] : [[comparedNumber(person.personnelNumber), person] as const],
    ),
  );
  return {
    ids: found.map(({ id }) => id),
    find(cell) {
      const person = byAddress.get(personEmail(cell)) ?? byNumber.get(comparedNumber(cell));
      return person && { id: person.id, name: person.name || person.email };
    },
  };
}

/** Checks each row against the accounts of its person, a few rows at a time. */
export async function planAbsences(
  database: Reader,
  { actor, today }: TimeOffContext,
  { file, people, payrollCodes, dateOrder }: Read,
  { tell, ...pace }: Options,
): Promise<AbsencePlan> {
  const records = await readAccountRecords(database, people.ids, {
    ...pace,
    onRead: (done, total) => tell('READING', { done, total }),
  });
  const known = new Map<string, readonly LeaveFacts[]>();
  const planner = absencePlanner({
    viewer: actor,
    isOnlyAdmin: isAdmin(actor) && (await isOnlyAdmin(database, actor.id)),
    today,
    closedThrough: await readClosedThrough(database),
    types: records.types,
    payrollCodes,
    findPerson: people.find,
    accountsOf: (userId) => {
      const accounts = known.get(userId) ?? accountsOf(records, userId) ?? [];
      known.set(userId, accounts);
      return accounts;
    },
    dateOrder,
  });
  let done = 0;
  for await (const row of inTurns(file.rows, pace)) {
    planner.add(row);
    done += 1;
    tell('CHECKING', { done, total: file.rows.length });
  }
  const { absences, faults } = planner.plan;
  const inOrder = [...file.faults, ...faults].toSorted((one, other) => one.line - other.line);
  return { absences, faults: inOrder };
}
