import * as z from 'zod/mini';
import { isCalendarDate } from '../../calendar/calendar-date.ts';
import { isTrueOrFalse } from '../../flag.ts';
import { fieldError, fieldErrorText, readFieldError } from '../../language/field-error.ts';
import type { Message } from '../../language/message.ts';
import { commonMessage } from '../../language/messages/message.ts';
import { nameText } from '../../name-text.ts';
import { type Outcome, validationRefusal } from '../../refusal.ts';
import { type Amount, amountOf, isWholeAmount, type LeaveUnit, numberOf } from '../types/amount.ts';
import { wholeAmountFault } from '../types/amount-fault.ts';
import { message } from './messages/message.ts';
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
const payDay = message('leave.plans.payDay');

// Policies stored by earlier versions of Almanac may have more.
const mostStoredGrants = 10;
const mostStoredSteps = 20;

/**
 * The rules of a policy as submitted and stored, in days or, for a type in hours, in hours. Each invalid rule is
 * named at its field.
 */
export function policyDocument(unit: LeaveUnit) {
  return z.strictObject(fieldsOf(unit)).check(
    z.refine(({ proration, accrual }) => proration !== 'MONTHS' || accrual.every === 'YEAR', {
      error: fieldError(message('leave.plans.monthsNeedYear')),
      path: ['proration'],
    }),
  );
}
export type PolicyDocument = z.infer<ReturnType<typeof policyDocument>>;

function fieldsOf(unit: LeaveUnit) {
  return {
    grants: z
      .array(grantDocument(unit), {
        error: fieldError(commonMessage('common.list', { label: message('leave.plans.grants') })),
      })
      .check(
        z.maxLength(mostStoredGrants, {
          error: fieldError(message('leave.plans.mostGrants', { most: mostGrants })),
          abort: true,
        }),
        z.superRefine(refuseSameNames),
      ),
    accrual: z
      .strictObject({
        every: choice(message('leave.plans.every'), accrualRhythms),
        at: choice(message('leave.plans.at'), ['START', 'END']),
        anchor: z.nullish(
          z.string({ error: fieldError(commonMessage('common.date', { label: payDay })) }).check(
            z.refine(isCalendarDate, {
              error: fieldError(commonMessage('common.writtenDate', { label: payDay })),
            }),
          ),
        ),
      })
      .check(
        z.refine(({ every, anchor }) => every !== 'TWO_WEEKS' || Boolean(anchor), {
          error: fieldError(message('leave.plans.payDayMissing')),
          path: ['anchor'],
        }),
      ),
    proration: choice(message('leave.plans.proration'), prorations),
    minimum: z.nullish(
      z.strictObject({
        perYear: amount(message('leave.plans.minimum'), unit, { above: 0 }),
        waitingMonths: wholeNumber(message('leave.plans.waitingMonths'), { least: 0, most: mostMonths }),
      }),
    ),
    reducedByAbsence: z.optional(flag(message('leave.plans.reducedByAbsence'))),
    rounding: z.nullable(
      z.strictObject({
        to: amount(message('leave.plans.rounding'), unit, { above: 0 }),
        mode: choice(message('leave.plans.rounding'), roundingModes),
      }),
    ),
    fullWeek: z.nullable(
      amount(message('leave.plans.fullWeek'), unit, { above: 0, most: mostPerWeek[unit] }),
    ),
    cap: z.nullable(amount(message('leave.plans.cap'), unit)),
    overdraft: z.nullable(amount(message('leave.plans.overdraft'), unit)),
    carriesDebt: flag(message('leave.plans.carriesDebt')),
    chargesHolidays: flag(message('leave.plans.chargesHolidays')),
    usableAfterMonths: wholeNumber(message('leave.plans.usableAfterMonths'), { least: 0, most: mostMonths }),
    minNoticeDays: wholeNumber(message('leave.plans.notice'), { least: -366, most: 366 }),
    maxDays: z.nullable(wholeNumber(message('leave.plans.longestRequest'), { least: 1, most: 366 })),
    /** Absent: false. */
    needsWarning: z.optional(flag(message('leave.plans.needsWarning'))),
  };
}

/** The same document, parsed into the rules of the ledger: hundredths of a day, or minutes. */
export function policyRules(unit: LeaveUnit) {
  return z.pipe(
    policyDocument(unit),
    z.transform((document) => rulesOf(document, unit)),
  );
}

/** The rules of the document. */
export function rulesOf(document: PolicyDocument, unit: LeaveUnit): PolicyRules {
  const { grants, accrual, minimum, rounding, fullWeek, cap, overdraft, ...rest } = document;
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
    reducedByAbsence: document.reducedByAbsence ?? false,
    minimum: minimum ? { ...minimum, perYear: amountOf(minimum.perYear, unit) } : null,
    rounding: rounding && { ...rounding, to: amountOf(rounding.to, unit) },
    fullWeek: inUnit(fullWeek),
    cap: inUnit(cap),
    overdraft: inUnit(overdraft),
  };
}

/** The document for the rules. */
export function documentOf(rules: PolicyRules, unit: LeaveUnit): PolicyDocument {
  const inUnit = (amount: Amount | null) => (amount === null ? null : numberOf(amount, unit));
  const { minimum, reducedByAbsence, ...others } = rules;
  return {
    ...others,
    ...(minimum && { minimum: { ...minimum, perYear: numberOf(minimum.perYear, unit) } }),
    ...(reducedByAbsence && { reducedByAbsence }),
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
    afterMonths: wholeNumber(message('leave.plans.employmentMonths'), { least: 0, most: mostMonths }),
    perYear: amount(message('leave.plans.perYear'), unit),
  });
  return z.strictObject({
    name: z.nullish(nameText(message('leave.plans.name'), { max: 60 })),
    steps: z
      .array(step, {
        error: fieldError(commonMessage('common.list', { label: message('leave.plans.steps') })),
      })
      .check(
        z.minLength(1, { error: fieldError(message('leave.plans.stepMissing')) }),
        z.maxLength(mostStoredSteps, {
          error: fieldError(message('leave.plans.mostSteps', { most: mostSteps })),
          abort: true,
        }),
        z.superRefine(refuseDisorder),
      ),
    carryLimit: z.nullable(amount(message('leave.plans.carryOver'), unit)),
    carryMonths: z.nullable(wholeNumber(message('leave.plans.carryMonths'), { least: 0, most: mostMonths })),
  });
}

function refuseDisorder(steps: readonly { afterMonths: number }[], context: z.core.$RefinementCtx): void {
  for (const [index, { afterMonths }] of steps.entries()) {
    const before = steps[index - 1];
    const path = [index, 'afterMonths'];
    if (!before && afterMonths !== 0) {
      addIssue(context, path, message('leave.plans.firstStep'));
    } else if (before && afterMonths <= before.afterMonths) {
      addIssue(context, path, message('leave.plans.stepOrder'));
    }
  }
}

function refuseSameNames(
  grants: readonly { name?: string | null | undefined }[],
  context: z.core.$RefinementCtx,
): void {
  for (const [index, { name }] of grants.entries()) {
    const isTaken = grants.slice(0, index).some((each) => (each.name ?? null) === (name ?? null));
    if (!isTaken) continue;
    const fault = name ? message('leave.plans.grantNameTaken') : message('leave.plans.grantNameMissing');
    addIssue(context, [index, 'name'], fault);
  }
}

function addIssue(context: z.core.$RefinementCtx, path: (string | number)[], fault: Message): void {
  context.addIssue({ code: 'custom', path, message: fieldErrorText(fault) });
}

/** A number of days with at most two decimals, or of hours in whole minutes. */
function amount(
  label: Message,
  unit: LeaveUnit,
  { above, most = mostPerYear[unit] }: { above?: number; most?: number } = {},
) {
  const least =
    above === undefined
      ? z.minimum(0, { error: fieldError(commonMessage('common.notNegative', { label })) })
      : z.gt(above, { error: fieldError(commonMessage('common.moreThan', { label, limit: above })) });
  return z.number({ error: fieldError(commonMessage('common.number', { label })) }).check(
    least,
    z.maximum(most, { error: fieldError(commonMessage('common.atMost', { label, limit: most })) }),
    z.refine((given) => isWholeAmount(given, unit), { error: fieldError(wholeAmountFault(label, unit)) }),
  );
}

function wholeNumber(label: Message, { least, most }: { least: number; most: number }) {
  const tooSmall =
    least === 0
      ? commonMessage('common.notNegative', { label })
      : commonMessage('common.atLeast', { label, limit: least });
  return z
    .int({ error: fieldError(commonMessage('common.integer', { label })) })
    .check(
      z.minimum(least, { error: fieldError(tooSmall) }),
      z.maximum(most, { error: fieldError(commonMessage('common.atMost', { label, limit: most })) }),
    );
}

function flag(label: Message) {
  return z.boolean(isTrueOrFalse(label));
}

function choice<const Value extends string>(label: Message, values: readonly Value[]) {
  return z.enum(values, { error: fieldError(commonMessage('common.option', { label, options: values })) });
}

// Creating a schema takes a hundred times as long as parsing with it.
const rulesByUnit = { DAY: policyRules('DAY'), HOUR: policyRules('HOUR') };

/** Parses the document into rules. Refuses with `VALIDATION_ERROR`, each invalid rule at its field below `rules`. */
export function readPolicy(document: unknown, unit: LeaveUnit): Outcome<PolicyRules, 'VALIDATION_ERROR'> {
  const { data, error } = rulesByUnit[unit].safeParse(document);
  if (data) return data;
  const [first, ...others] = (error?.issues ?? []).map((issue) => ({
    path: ['rules', ...issue.path].join('.'),
    message: readFieldError(issue.message),
  }));
  return validationRefusal([
    first ?? { path: 'rules', message: message('leave.plans.rulesMissing') },
    ...others,
  ]);
}
