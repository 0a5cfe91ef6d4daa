import { balancesExported } from '@almanac/domain/audit/export-events';
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
import { readPeopleBalances, readPeopleInOrder } from './people-balances.ts';

/** Today's available leave of all people who match, as a CSV file. */
export async function exportBalances(
  context: TimeOffContext,
  asked: ExportBalances,
): Promise<Outcome<Download, 'FORBIDDEN'>> {
  const permission = checkBalanceViewer(context.actor);
  if (permission.refused) return permission;
  const people = await readPeopleInOrder(context, asked);
  return exportList(context, {
    event: balancesExported,
    fileName: 'leave-balances',
    total: people.length,
    columns: [
      'name',
      'email',
      'department',
      'unit',
      'total',
      'used',
      'pending',
      'left',
      'carried',
      'behind',
      'notEnough',
      'expiresOn',
      'expiring',
      'sickUnit',
      'sickUsed',
      'sickPending',
      'id',
    ],
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
