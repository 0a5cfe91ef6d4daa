import { sicknessExported } from '@almanac/domain/audit/export-events';
import type { FileFormat } from '@almanac/domain/file-format';
import { userFields } from '@almanac/domain/people/accounts/user-fields';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import type { ExportSickness, SicknessRow } from '@almanac/domain/time-off/sickness/schema';
import { exportList } from '../../audit/audited-export.ts';
import type { Download } from '../../platform/use-case/download.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { message } from './messages/message.ts';
import { readReportSettings } from './read-sickness.ts';
import { sicknessRows } from './sickness-rows.ts';

const columns = {
  name: { heading: message('time-off.sickness.export.name') },
  email: { heading: message('time-off.sickness.export.email') },
  personnelNumber: { heading: userFields.personnelNumber.label },
  costCentre: { heading: userFields.costCentre.label },
  departmentName: { heading: message('time-off.sickness.export.department') },
  spells: { heading: message('time-off.sickness.export.spells') },
  workDays: { heading: message('time-off.sickness.export.workDays') },
  calendarDays: { heading: message('time-off.sickness.export.calendarDays') },
  longest: { heading: message('time-off.sickness.export.longest') },
  currentSince: { heading: message('time-off.sickness.export.currentSince'), holds: 'dates' },
  payEndsOn: { heading: message('time-off.sickness.export.payEndsOn'), holds: 'dates' },
  integrationDue: { heading: message('time-off.sickness.export.integrationDue') },
} as const;

const bradfordColumn = { bradford: { heading: message('time-off.sickness.export.bradford') } } as const;

/** The sickness of everyone in the twelve months up to a day as a file. */
export async function exportSickness(
  context: UseCaseContext,
  { on = context.today, departmentId, format }: ExportSickness & FileFormat,
): Promise<Outcome<Download, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'SWITCHED_OFF'>> {
  const { actor, database, today, gone: signal } = context;
  const settings = await readReportSettings(database, actor, { on, today });
  if (isRefusal(settings)) return settings;
  const { bradford } = settings;
  const rows = await sicknessRows(database, { on, departmentId, bradford }, { signal });
  return exportList<string>(context, {
    event: sicknessExported,
    fileName: `sickness-${on}`,
    total: rows.length,
    format,
    columns: { ...columns, ...(bradford && bradfordColumn) },
    rows: rows.map(cellsOf),
  });
}

function cellsOf({ person, current, payEndsOn, bradford, ...figures }: SicknessRow) {
  return {
    personnelNumber: undefined,
    costCentre: undefined,
    departmentName: undefined,
    ...person,
    ...figures,
    currentSince: current?.startDate,
    payEndsOn,
    bradford,
  };
}
