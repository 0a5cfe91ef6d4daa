import * as z from 'zod/mini';
import { isCalendarDate } from '../../calendar/calendar-date.ts';
import { readFieldError } from '../../language/field-error.ts';
import { nameText } from '../../name-text.ts';
import { type Outcome, validationRefusal } from '../../refusal.ts';
import {
  type Amount,
  amountOf,
  isWholeAmount,
  type LeaveUnit,
  numberOf,
  wholeAmountFault,
} from '../types/amount.ts';
import {
  accrualRhythms,
  mostGrants,
  mostSteps,
  type PolicyRules,
  prorations,
  roundingModes,
} from './policy.ts';

const mostPerYear: Record<LeaveUnit, number> = { DAY: 366, HOUR: 8784 };
const mostPerWeek: Record<LeaveUnit, number> = { DAY: 7, HOUR: 168 };
const mostMonths = 600;

// Policies stored by earlier versions of Almanac may have more.
const mostStoredGrants = 10;
const mostStoredSteps = 20;

/**
 * The rules of a policy as submitted and stored, in days or, for a type in hours, in hours. Each invalid rule is
 * named at its field.
 */
export function policyDocument(unit: LeaveUnit) {
  return z.strictObject({
    grants: z
      .array(grantDocument(unit), { error: 'Grants must be a list' })
      .check(
        z.maxLength(mostStoredGrants, { error: `There can be at most ${mostGrants} grants`, abort: true }),
        z.superRefine(refuseSameNames),
      ),
    accrual: z
      .strictObject({
        every: choice('Every', accrualRhythms),
        at: choice('At', ['START', 'END']),
        anchor: z.nullish(
          z.string({ error: 'The pay day must be a date' }).check(
            z.refine(isCalendarDate, {
              error: 'The pay day must be a date between 1900 and 2199, written YYYY-MM-DD',
            }),
          ),
        ),
      })
      .check(
        z.refine(({ every, anchor }) => every !== 'TWO_WEEKS' || Boolean(anchor), {
          error: 'Accrual every two weeks needs a pay day to count from',
          path: ['anchor'],
        }),
      ),
    proration: choice('Proration', prorations),
    rounding: z.nullable(
      z.strictObject({ to: amount('Rounding', unit, { above: 0 }), mode: choice('Rounding', roundingModes) }),
    ),
    fullWeek: z.nullable(amount('Full week', unit, { above: 0, most: mostPerWeek[unit] })),
    cap: z.nullable(amount('Cap', unit)),
    overdraft: z.nullable(amount('Overdraft', unit)),
    carriesDebt: flag('Carries debt'),
    chargesHolidays: flag('Charges holidays'),
    usableAfterMonths: wholeNumber('Usable after months', { least: 0, most: mostMonths }),
    minNoticeDays: wholeNumber('Notice', { least: -366, most: 366 }),
    maxDays: z.nullable(wholeNumber('Longest request', { least: 1, most: 366 })),
  });
}
export type PolicyDocument = z.infer<ReturnType<typeof policyDocument>>;

/** The same document, parsed into the rules of the ledger: hundredths of a day, or minutes. */
export function policyRules(unit: LeaveUnit) {
  return z.pipe(
    policyDocument(unit),
    z.transform((document) => rulesOf(document, unit)),
  );
}

/** The rules of the document. */
export function rulesOf(document: PolicyDocument, unit: LeaveUnit): PolicyRules {
  const { grants, accrual, rounding, fullWeek, cap, overdraft, ...rest } = document;
  const inUnit = (number: number | null) => (number === null ? null : amountOf(number, unit));
  return {
    ...rest,
    grants: grants.map(({ name, steps, carryLimit, carryMonths }) => ({
      name: name ?? null,
      steps: steps.map(({ afterMonths, perYear }) => ({ afterMonths, perYear: amountOf(perYear, unit) })),
      carryLimit: inUnit(carryLimit),
      carryMonths,
    })),
    accrual: { ...accrual, anchor: accrual.anchor ?? null },
    rounding: rounding && { ...rounding, to: amountOf(rounding.to, unit) },
    fullWeek: inUnit(fullWeek),
    cap: inUnit(cap),
    overdraft: inUnit(overdraft),
  };
}

/** The document for the rules. */
export function documentOf(rules: PolicyRules, unit: LeaveUnit): PolicyDocument {
  const inUnit = (amount: Amount | null) => (amount === null ? null : numberOf(amount, unit));
  return {
    ...rules,
    grants: rules.grants.map(({ steps, carryLimit, ...grant }) => ({
      ...grant,
      steps: steps.map(({ afterMonths, perYear }) => ({ afterMonths, perYear: numberOf(perYear, unit) })),
      carryLimit: inUnit(carryLimit),
    })),
    rounding: rules.rounding && { ...rules.rounding, to: numberOf(rules.rounding.to, unit) },
    fullWeek: inUnit(rules.fullWeek),
    cap: inUnit(rules.cap),
    overdraft: inUnit(rules.overdraft),
  };
}

function grantDocument(unit: LeaveUnit) {
  const step = z.strictObject({
    afterMonths: wholeNumber('Months of employment', { least: 0, most: mostMonths }),
    perYear: amount('Amount per year', unit),
  });
  return z.strictObject({
    name: z.nullish(nameText('Name', { max: 60 })),
    steps: z
      .array(step, { error: 'Steps must be a list' })
      .check(
        z.minLength(1, { error: 'A grant needs an amount per year' }),
        z.maxLength(mostStoredSteps, { error: `There can be at most ${mostSteps} steps`, abort: true }),
        z.superRefine(refuseDisorder),
      ),
    carryLimit: z.nullable(amount('Carry-over', unit)),
    carryMonths: z.nullable(wholeNumber('Months of carry-over', { least: 0, most: mostMonths })),
  });
}

function refuseDisorder(steps: readonly { afterMonths: number }[], context: z.core.$RefinementCtx): void {
  for (const [index, { afterMonths }] of steps.entries()) {
    const before = steps[index - 1];
    const path = [index, 'afterMonths'];
    if (!before && afterMonths !== 0) {
      context.addIssue({ code: 'custom', path, message: 'The first step must begin after 0 months' });
    } else if (before && afterMonths <= before.afterMonths) {
      context.addIssue({
        code: 'custom',
        path,
        message: 'Each step must begin later than the one before it',
      });
    }
  }
}

function refuseSameNames(
  grants: readonly { name?: string | null | undefined }[],
  context: z.core.$RefinementCtx,
): void {
  for (const [index, { name }] of grants.entries()) {
    const isTaken = grants.slice(0, index).some((each) => (each.name ?? null) === (name ?? null));
    if (isTaken) {
      const message = name
        ? 'Each grant needs a name of its own'
        : 'Of several grants only one can be without a name';
      context.addIssue({ code: 'custom', path: [index, 'name'], message });
    }
  }
}

/** A number of days with at most two decimals, or of hours in whole minutes. */
function amount(
  label: string,
  unit: LeaveUnit,
  { above, most = mostPerYear[unit] }: { above?: number; most?: number } = {},
) {
  const least =
    above === undefined
      ? z.minimum(0, { error: `${label} must not be negative` })
      : z.gt(above, { error: `${label} must be more than ${above}` });
  return z.number({ error: `${label} must be a number` }).check(
    least,
    z.maximum(most, { error: `${label} must be at most ${most}` }),
    z.refine((given) => isWholeAmount(given, unit), { error: wholeAmountFault(label, unit) }),
  );
}

function wholeNumber(label: string, { least, most }: { least: number; most: number }) {
  return z.int({ error: `${label} must be a whole number` }).check(
    z.minimum(least, {
      error: least === 0 ? `${label} must not be negative` : `${label} must be at least ${least}`,
    }),
    z.maximum(most, { error: `${label} must be at most ${most}` }),
  );
}

function flag(label: string) {
  return z.boolean({ error: `${label} must be true or false` });
}

function choice<const Value extends string>(label: string, values: readonly Value[]) {
  return z.enum(values, { error: `${label} must be one of ${values.join(', ')}` });
}

// Creating a schema takes a hundred times as long as parsing with it.
const rulesByUnit = { DAY: policyRules('DAY'), HOUR: policyRules('HOUR') };

/** Parses the document into rules. Refuses with `VALIDATION_ERROR`, each invalid rule at its field below `rules`. */
export function readPolicy(document: unknown, unit: LeaveUnit): Outcome<PolicyRules, 'VALIDATION_ERROR'> {
  const { data, error } = rulesByUnit[unit].safeParse(document);
  if (data) return data;
  const [first, ...others] = (error?.issues ?? []).map(({ path, message }) => ({
    path: ['rules', ...path].join('.'),
    message: readFieldError(message),
  }));
  return validationRefusal([first ?? { path: 'rules', message: 'Rules are required' }, ...others]);
}
