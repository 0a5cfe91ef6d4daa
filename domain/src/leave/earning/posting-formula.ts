import { type Amount, amountText, type LeaveUnit } from '../types/amount.ts';
import type { RateStretch } from './rates.ts';
import { roundInterim } from './rounding.ts';

/** The number of periods of a leave year earned at a rate. */
export interface EarnedPart {
  rate: RateStretch;
  periods: number;
  number: number;
}

/**
 * The formula of a running total: '30 × 9/12 = 22.5, rounded up to 23', or '30 × 4/5 days a week = 24'. Undefined if
 * it equals the yearly amount.
 */
export function formulaText(
  parts: readonly EarnedPart[],
  { exact, reached, unit }: { exact: number; reached: Amount; unit: LeaveUnit },
): string | undefined {
  const terms = merged(parts).filter(({ rate }) => rate.perYear > 0);
  const total = roundInterim(exact);
  const rounded =
    total === reached ? '' : `, rounded ${reached > total ? 'up' : 'down'} to ${amountText(reached, unit)}`;
  const [only] = terms;
  if (terms.length === 1 && only) {
    const text = `${amountText(only.rate.full, unit)}${scaleText(only.rate)}${shareText(only)}`;
    const isPlain = text === amountText(total, unit);
    if (isPlain) return rounded === '' ? undefined : `${text}${rounded}`;
    return `${text} = ${amountText(total, unit)}${rounded}`;
  }
  if (terms.length === 0) return undefined;
  const sum = terms.map((part) => `${amountText(Math.round(part.rate.perYear), unit)}${shareText(part)}`);
  return `${sum.join(' + ')} = ${amountText(total, unit)}${rounded}`;
}

/** Merges adjacent parts with the same rate, such as those of two plans with the same rules. */
function merged(parts: readonly EarnedPart[]): EarnedPart[] {
  const rows: EarnedPart[] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    const isSame =
      last?.number === part.number &&
      last.rate.full === part.rate.full &&
      last.rate.workOfFull === part.rate.workOfFull;
    if (isSame) rows[rows.length - 1] = { ...last, periods: last.periods + part.periods };
    else rows.push(part);
  }
  return rows;
}

function scaleText({ share, workOfFull }: RateStretch): string {
  return share === 1 ? '' : ` × ${workOfFull}`;
}

function shareText({ periods, number }: EarnedPart): string {
  const rounded = Math.round(periods * 100) / 100;
  return rounded === number ? '' : ` × ${rounded}/${number}`;
}
