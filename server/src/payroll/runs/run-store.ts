import { randomUUIDv7 } from 'node:crypto';
import type { Period } from '@almanac/domain/calendar/period';
import type { PayrollRow } from '@almanac/domain/payroll/profiles/payroll-row';
import type { ProfileSettings } from '@almanac/domain/payroll/profiles/profile-schema';
import { sql } from 'kysely';
import type { Writer } from '../../platform/database/database.ts';
import type { Part } from './run-queries.ts';

interface NewRun extends Period {
  profileId: string;
  settings: ProfileSettings;
  createdById: string;
  rows: readonly PayrollRow[];
  corrections: readonly PayrollRow[];
}

const rowsInAStatement = 500;

/** Stores a run with its rows and returns its id. */
export async function insertRun(
  writer: Writer,
  { rows, corrections, settings, ...run }: NewRun,
): Promise<string> {
  const id = randomUUIDv7();
  await writer
    .insertInto('payrollRuns')
    .values({
      id,
      ...run,
      settings: JSON.stringify(settings),
      rowCount: rows.length,
      correctionCount: corrections.length,
    })
    .execute();
  await insertRows(writer, id, 'ROWS', rows);
  await insertRows(writer, id, 'CORRECTIONS', corrections);
  return id;
}

async function insertRows(
  writer: Writer,
  runId: string,
  part: Part,
  rows: readonly PayrollRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsInAStatement) {
    const values = rows.slice(start, start + rowsInAStatement).map((row, index) => {
      const { id, ...person } = row.person;
      const { person: _person, ...amounts } = row;
      return {
        runId,
        part,
        position: start + index,
        userId: id,
        person: JSON.stringify(person),
        amounts: JSON.stringify(amounts),
      };
    });
    await writer.insertInto('payrollRows').values(values).execute();
  }
}

/** Deletes a run with its rows, before it is made again. */
export async function removeRun(writer: Writer, id: string): Promise<void> {
  await writer.deleteFrom('payrollRuns').where('id', '=', id).execute();
}

/** Takes the person's name, address and number out of the rows of all runs; sums stay. */
export async function erasePersonFromRuns(writer: Writer, userId: string): Promise<void> {
  await writer
    .updateTable('payrollRows')
    .set(({ ref }) => ({ person: sql`${ref('person')} - '{name,email,personnelNumber}'::text[]` }))
    .where('userId', '=', userId)
    .execute();
}
