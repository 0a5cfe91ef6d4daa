import { balancesExported } from '@almanac/domain/audit/export-events';
import type { FileFormat } from '@almanac/domain/file-format';
import type { Outcome } from '@almanac/domain/refusal';
import type {
  ExportBalances,
  PersonBalances,
} from '@almanac/domain/time-off/balances/answers/account-schema';
import { checkBalanceViewer } from '@almanac/domain/time-off/balances/balance-rules';
import { exportList } from '../../audit/audited-export.ts';
import type { Download } from '../../platform/use-case/download.ts';
import { inPieces } from '../../platform/work/in-pieces.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { message } from './messages/message.ts';
import { readPeopleBalances, readPeopleInOrder } from './people-balances.ts';
import { unitWords } from './unit-words.ts';

const columns = {
  name: { heading: message('time-off.balances.export.name') },
  email: { heading: message('time-off.balances.export.email') },
  department: { heading: message('time-off.balances.export.department') },
  unit: { heading: message('time-off.balances.export.unit'), words: unitWords },
  total: { heading: message('time-off.balances.export.total') },
  used: { heading: message('time-off.balances.export.used') },
  pending: { heading: message('time-off.balances.export.pending') },
  left: { heading: message('time-off.balances.export.left') },
  carried: { heading: message('time-off.balances.export.carried') },
  behind: { heading: message('time-off.balances.export.behind') },
  notEnough: { heading: message('time-off.balances.export.notEnough') },
  expiresOn: { heading: message('time-off.balances.export.expiresOn'), holds: 'dates' },
  expiring: { heading: message('time-off.balances.export.expiring') },
  sickUnit: { heading: message('time-off.balances.export.sickUnit'), words: unitWords },
  sickUsed: { heading: message('time-off.balances.export.sickUsed') },
  sickPending: { heading: message('time-off.balances.export.sickPending') },
  id: { heading: message('time-off.balances.export.id') },
} as const;

/** Today's available leave of all people who match, as a file. */
export async function exportBalances(
  context: TimeOffContext,
  { format, ...asked }: ExportBalances & FileFormat,
): Promise<Outcome<Download, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const permission = checkBalanceViewer(context.actor);
  if (permission.refused) return permission;
  const people = await readPeopleInOrder(context, asked);
  return exportList(context, {
    event: balancesExported,
    fileName: 'leave-balances',
    total: people.length,
    format,
    columns,
    rows: inPieces(people, async (piece) => (await readPeopleBalances(context, piece)).map(rowOf)),
  });
}

function rowOf({ person, departmentName, accounts, vacation, sick, behind, notEnough }: PersonBalances) {
  const balance = vacation?.isCounted ? undefined : vacation;
  const expiry = accounts.find(({ type }) => type === 'VACATION')?.nextExpiry;
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    department: departmentName,
    unit: vacation?.unit,
    total: balance?.total,
    used: vacation?.used,
    pending: vacation?.pending,
    left: balance?.left ?? undefined,
    carried: balance?.carried,
    behind,
    notEnough: vacation && (notEnough ?? false),
    expiresOn: expiry?.date,
    expiring: expiry?.amount,
    sickUnit: sick?.unit,
    sickUsed: sick?.used,
    sickPending: sick?.pending,
  };
}
