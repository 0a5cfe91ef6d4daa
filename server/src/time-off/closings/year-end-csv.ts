import { numberOf } from '@almanac/domain/leave/types/amount';
import { csvOf } from '../../platform/http/endpoints/csv.ts';
import type { AccountAtYearEnd } from './year-end.ts';

const columns = [
  'name',
  'email',
  'plan',
  'type',
  'unit',
  'lapsed',
  'balance',
  'expiring',
  'lastDay',
] as const;

/** Accounts as CSV for spreadsheets. */
export function csvOfYearEnd(
  accounts: readonly AccountAtYearEnd[],
  names: ReadonlyMap<string, string>,
): AsyncIterable<string> {
  const rows = accounts.map(({ name, email, planId, type, unit, lastDay, ...amounts }) => ({
    name,
    email,
    plan: names.get(planId) ?? '',
    type,
    unit,
    lapsed: numberOf(amounts.lapsed, unit),
    balance: numberOf(amounts.balance, unit),
    expiring: numberOf(amounts.expiring, unit),
    lastDay: lastDay ?? '',
  }));
  return csvOf(columns, rows);
}
