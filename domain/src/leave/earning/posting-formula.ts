import type { Message } from '../../language/message.ts';
import type { Amount, LeaveUnit } from '../types/amount.ts';
import { typeName } from '../types/standard-names.ts';
import type { FormulaTerm, Week } from './messages/en.ts';
import { message } from './messages/message.ts';
import type { RateStretch } from './rates.ts';
import type { Reduction } from './reduction.ts';
import { roundInterim } from './rounding.ts';

/** The number of periods of a leave year earned at a rate. */
export interface EarnedPart {
  rate: Pick<RateStretch, 'full' | 'share' | 'week' | 'perYear'>;
  periods: number;
  number: number;
}

/**
 * The formula of a running total: '30 × 9/12 = 22.5, rounded up to 23', or '30 × 4/5 days a week = 24'. Undefined if
 * it equals the yearly amount.
 */
export function formulaOf(
  parts: readonly EarnedPart[],
  { exact, reached, unit }: { exact: number; reached: Amount; unit: LeaveUnit },
): Message | undefined {
  const earned = merged(parts).filter(({ rate }) => rate.perYear > 0);
  if (earned.length === 0) return undefined;
  const total = roundInterim(exact);
  const terms = earned.map((part) => termOf(part, earned.length === 1, unit));
  const [{ amount, week, parts: share }] = terms as [FormulaTerm];
  const isPlain = terms.length === 1 && amount === total && week === undefined && share === undefined;
  if (isPlain && reached === total) return undefined;
  const formula = message('leave.earning.formula', { terms, unit, ...(!isPlain && { total }) });
  if (reached === total) return formula;
  const rounded = { formula, amount: reached, unit };
  return reached > total
    ? message('leave.earning.roundedUp', rounded)
    : message('leave.earning.roundedDown', rounded);
}

/**
 * The formula of a total raised to a minimum: '30 × 7/12 = 17.5, rounded up to 18, raised to the minimum of 20'. Beside
 * other grants, the total is what they lack to the minimum.
 */
export function raisedFormula(
  { amount, formula }: { amount: Amount; formula: Message | undefined },
  {
    minimum,
    reached,
    others,
    unit,
  }: { minimum: { exact: number; parts: EarnedPart[] }; reached: Amount; others: Amount; unit: LeaveUnit },
): Message {
  const plain = (total: Amount) => message('leave.earning.formula', { terms: [{ amount: total }], unit });
  const least = others === 0 ? reached : roundInterim(minimum.exact);
  const raised = {
    formula: formula ?? plain(amount),
    minimum: formulaOf(minimum.parts, { exact: minimum.exact, reached: least, unit }) ?? plain(least),
  };
  return others === 0
    ? message('leave.earning.raised', raised)
    : message('leave.earning.raisedBeside', { ...raised, amount: reached, unit });
}

/** The formula of a total after absences reduced it: '30 × 9/12 = 22.5, 3.75 after absences'. */
export function reducedFormula(
  formula: Message | undefined,
  full: Amount,
  reached: Amount,
  unit: LeaveUnit,
): Message {
  const before = formula ?? message('leave.earning.formula', { terms: [{ amount: full }], unit });
  return message('leave.earning.afterAbsences', { formula: before, amount: reached, unit });
}

/** The formula of a reduction: '30 × 10/12 = −25, Parental Leave Mon 1 Mar to Fri 31 Dec 2027'. */
export function reductionFormula(
  { absence: { type, startDate, endDate }, part, whole }: Reduction,
  { exact, amount, unit }: { exact: number; amount: Amount; unit: LeaveUnit },
): Message {
  const parts = { earned: part, all: Math.round(whole * 100) / 100 };
  const terms = [{ amount: roundInterim(exact), parts }];
  const formula = message('leave.earning.formula', { terms, total: amount, unit });
  const reduced = { formula, startDate, endDate };
  return type
    ? message('leave.earning.reducedByType', { ...reduced, type: typeName(type) })
    : message('leave.earning.reducedBy', reduced);
}

/** Merges adjacent parts with the same rate, such as those of two plans with the same rules. */
function merged(parts: readonly EarnedPart[]): EarnedPart[] {
  const rows: EarnedPart[] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    const isSame =
      last?.number === part.number &&
      last.rate.full === part.rate.full &&
      last.rate.week?.worked === part.rate.week?.worked &&
      last.rate.week?.full === part.rate.week?.full;
    if (isSame) rows[rows.length - 1] = { ...last, periods: last.periods + part.periods };
    else rows.push(part);
  }
  return rows;
}

/** The part as a term; the only one shows how its amount was scaled. */
function termOf({ rate, periods, number }: EarnedPart, isOnly: boolean, unit: LeaveUnit): FormulaTerm {
  const { full, share, week, perYear } = rate;
  const earned = Math.round(periods * 100) / 100;
  return {
    amount: isOnly ? full : Math.round(perYear),
    ...(isOnly && share !== 1 && week && { week: weekMessage(week, unit) }),
    ...(earned !== number && { parts: { earned, all: number } }),
  };
}

function weekMessage(week: Week, unit: LeaveUnit): Message {
  return unit === 'DAY'
    ? message('leave.earning.daysOfWeek', week)
    : message('leave.earning.hoursOfWeek', week);
}
