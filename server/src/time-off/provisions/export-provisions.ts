import { provisionsExported } from '@almanac/domain/audit/export-events';
import type { FileFormat } from '@almanac/domain/file-format';
import { userFields } from '@almanac/domain/people/accounts/user-fields';
import type { Outcome } from '@almanac/domain/refusal';
import type { ExportProvisions } from '@almanac/domain/time-off/provisions/schema';
import { exportList } from '../../audit/audited-export.ts';
import type { Download } from '../../platform/use-case/download.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { unitWords } from '../balances/unit-words.ts';
import { provisionsOf } from './account-provision.ts';
import { message } from './messages/message.ts';
import { rowsOfProvisions } from './provision-rows.ts';
import { readProvisionedPeople } from './queries.ts';
import { checkProvisions } from './read-provisions.ts';

const columns = {
  name: { heading: message('time-off.provisions.export.name') },
  email: { heading: message('time-off.provisions.export.email') },
  personnelNumber: { heading: userFields.personnelNumber.label },
  costCentre: { heading: userFields.costCentre.label },
  departmentName: { heading: message('time-off.provisions.export.department') },
  placeName: { heading: message('time-off.provisions.export.place') },
  type: { heading: message('time-off.provisions.export.type') },
  unit: { heading: message('time-off.provisions.export.unit'), words: unitWords },
  carriedOver: { heading: message('time-off.provisions.export.carriedOver') },
  granted: { heading: message('time-off.provisions.export.granted') },
  earned: { heading: message('time-off.provisions.export.earned') },
  adjusted: { heading: message('time-off.provisions.export.adjusted') },
  taken: { heading: message('time-off.provisions.export.taken') },
  expired: { heading: message('time-off.provisions.export.expired') },
  planned: { heading: message('time-off.provisions.export.planned') },
  pending: { heading: message('time-off.provisions.export.pending') },
  balance: { heading: message('time-off.provisions.export.balance') },
  owed: { heading: message('time-off.provisions.export.owed') },
  hoursPerDay: { heading: message('time-off.provisions.export.hoursPerDay') },
  isLeaver: { heading: message('time-off.provisions.export.isLeaver') },
} as const;

/** The provisions of everyone at the end of a day as a CSV file; leavers are marked. */
export async function exportProvisions(
  context: UseCaseContext,
  { on, departmentId, format }: ExportProvisions & FileFormat,
): Promise<Outcome<Download, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const { actor, database, today, texts, gone: signal } = context;
  const permission = checkProvisions(actor, on, today);
  if (permission.refused) return permission;
  const people = await readProvisionedPeople(database, departmentId);
  const ids = people.map(({ id }) => id);
  const provisions = await provisionsOf(database, ids, on, { signal });
  const rowOf = await rowsOfProvisions(database, people, texts.language);
  const rows = provisions.map((each) => {
    const { person, type, ...amounts } = rowOf(each);
    const typeText = format === 'CSV' ? type.code : type.name;
    return { ...person, type: typeText, ...amounts, isLeaver: each.isLeaver };
  });
  return exportList(context, {
    event: provisionsExported,
    fileName: `provisions-${on}`,
    total: rows.length,
    format,
    columns,
    rows,
  });
}
