import { checkUserManager } from '@almanac/domain/access/admin-rules';
import { dateOrderOf } from '@almanac/domain/people/import/import-dates';
import type { Outcome } from '@almanac/domain/refusal';
import { datesInAbsence, type PayrollCode } from '@almanac/domain/time-off/import/absence-cells';
import {
  type AbsenceColumn,
  absenceColumns,
  columnsOfAbsences,
  longestAbsenceImport,
  neededColumns,
} from '@almanac/domain/time-off/import/absence-columns';
import { message } from '@almanac/domain/time-off/import/messages/message';
import type { AbsencesImport, ImportAbsences } from '@almanac/domain/time-off/import/schema';
import { change } from '../../audit/change.ts';
import { lockPeople } from '../../people/accounts/records/lock-store.ts';
import { readTable, type TableFormat } from '../../people/import/read-table.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { TellProgress } from '../../platform/news/progress-teller.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import type { RuleSettings } from '../../work-time/rule-changes/rule-change.ts';
import { shareRules } from '../../work-time/rule-changes/rule-lock-store.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { describeAbsences, refuseFaultyRows } from './absence-outcome.ts';
import { planAbsences, readNamedPeople } from './plan-absences.ts';
import { storeAbsences } from './store-absences.ts';

export interface AbsenceImportSettings {
  /** The types' codes in the payroll programs that the company exports to. */
  readPayrollCodes(database: Reader): Promise<readonly PayrollCode[]>;
}

type AbsenceImportContext = TimeOffContext & Pick<RuleSettings, 'followProgress'> & AbsenceImportSettings;

const format: TableFormat<AbsenceColumn> = {
  known: absenceColumns,
  columnsOf: columnsOfAbsences,
  checkColumns: (targets) =>
    neededColumns
      .filter((column) => !targets.includes(column))
      .map((column) => message('time-off.import.noColumn', { column })),
  mostRows: longestAbsenceImport.absences,
  noRows: message('time-off.import.noRows'),
  tooManyRows: message('time-off.import.tooManyRows', { most: longestAbsenceImport.absences }),
};

/** Previews or records the absences of a file. With a fault in any row, nothing is stored. No one is emailed. */
export async function importAbsences(
  context: AbsenceImportContext,
  { csv, xlsx, dryRun, columns, dateOrder, progress }: ImportAbsences,
): Promise<Outcome<AbsencesImport, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'YEAR_CLOSED'>> {
  const { actor, database } = context;
  const permission = checkUserManager(actor);
  if (permission.refused) return permission;
  const file = await readTable({ csv, xlsx }, format, columns);
  const order = dateOrder ?? dateOrderOf(file.rows.flatMap(({ cells }) => datesInAbsence(cells)));
  const knownOrder = order === 'UNKNOWN' ? undefined : order;
  const { columns: columnsOfFile, targets } = file;
  const payrollCodes = await context.readPayrollCodes(database);
  const read = { dryRun, columns: columnsOfFile, targets, ...(order && { dateOrder: order }) };
  const tell: TellProgress =
    progress === undefined ? () => undefined : context.followProgress(actor.id, progress);
  if (dryRun) {
    const people = await readNamedPeople(database, file.rows);
    const options = { tell, signal: context.gone };
    return describeAbsences(
      await planAbsences(database, context, { file, people, payrollCodes, dateOrder: knownOrder }, options),
      read,
      context.texts,
    );
  }
  return change(context, async (writer) => {
    await shareRules(writer);
    const people = await readNamedPeople(writer, file.rows);
    await lockPeople(writer, people.ids);
    // The import holds locks that others wait for, so it doesn't wait for their work.
    const options = { tell, isUrgent: true };
    const plan = await planAbsences(
      writer,
      context,
      { file, people, payrollCodes, dateOrder: knownOrder },
      options,
    );
    const [first, ...others] = plan.faults;
    if (first) return refuseFaultyRows([first, ...others], xlsx === undefined ? 'csv' : 'xlsx');
    const result = describeAbsences(plan, read, context.texts);
    tell('STORING');
    const [event, ...events] = await storeAbsences(writer, plan.absences, actor);
    return event ? { result, events: [event, ...events] } : unchanged(result);
  });
}
