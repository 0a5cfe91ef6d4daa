import { Readable } from 'node:stream';
import { numberOf } from '@almanac/domain/leave/amount';
import { stringify } from 'csv-stringify';
import type { AccountAtYearEnd } from './year-end.ts';

const columns = ['name', 'email', 'plan', 'type', 'unit', 'lapsed', 'balance', 'expiring'] as const;

/** Accounts as CSV for spreadsheets: with a byte order mark, and no cell that one would take for a formula. */
export function csvOfYearEnd(
  accounts: readonly AccountAtYearEnd[],
  names: ReadonlyMap<string, string>,
): AsyncIterable<string> {
  const csv = stringify({ header: true, bom: true, columns: [...columns], escape_formulas: true });
  const rows = accounts.map(({ name, email, planId, type, unit, ...amounts }) => ({
    name,
    email,
    plan: names.get(planId) ?? '',
    type,
    unit,
    lapsed: numberOf(amounts.lapsed, unit),
    balance: numberOf(amounts.balance, unit),
    expiring: numberOf(amounts.expiring, unit),
  }));
  return Readable.from(rows).compose(csv);
}
