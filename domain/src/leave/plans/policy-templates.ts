import type { Message, Said, Texts } from '../../language/message.ts';
import type { LeaveUnit } from '../types/amount.ts';
import { message } from './messages/message.ts';
import type { PolicyDocument } from './policy-schema.ts';

export const countryIds = ['germany', 'united-kingdom', 'france', 'united-states', 'netherlands'] as const;
export type CountryId = (typeof countryIds)[number];

type Grant = PolicyDocument['grants'][number];
type TemplateGrant = Omit<Grant, 'name'> & { name?: Said | null | undefined };

/** Rules whose grants have names in the reader's language. */
export type TemplateDocument = Omit<PolicyDocument, 'grants'> & { grants: readonly TemplateGrant[] };

/** Typical annual leave rules of a country, as a starting point. */
export interface PolicyTemplate {
  id: CountryId;
  country: Message;
  /** The usual first day of leave years there, `MM-DD`. */
  yearStart: string;
  /** Notes beside the sentence generated from the rules. */
  note: Message;
  days: TemplateDocument;
}

const common: Omit<PolicyDocument, 'grants'> = {
  accrual: { every: 'YEAR', at: 'START', anchor: null },
  proration: 'BEGUN',
  rounding: { to: 0.5, mode: 'NEAREST' },
  fullWeek: 5,
  cap: null,
  overdraft: 0,
  carriesDebt: false,
  chargesHolidays: false,
  usableAfterMonths: 0,
  minNoticeDays: 0,
  maxDays: null,
};

function grantOf(perYear: number): Grant;
function grantOf(perYear: number, given: Partial<TemplateGrant>): TemplateGrant;
function grantOf(perYear: number, given: Partial<TemplateGrant> = {}): TemplateGrant {
  return { name: null, steps: [{ afterMonths: 0, perYear }], carryLimit: 0, carryMonths: null, ...given };
}

/** Typical policies by country, to be adapted by each company. */
export const policyTemplates: readonly PolicyTemplate[] = [
  {
    id: 'germany',
    country: message('leave.plans.germany'),
    yearStart: '01-01',
    note: message('leave.plans.germanyNote'),
    days: {
      ...common,
      grants: [grantOf(30, { carryLimit: null, carryMonths: 3 })],
      proration: 'MONTHS',
      minimum: { perYear: 20, waitingMonths: 6 },
      reducedByAbsence: true,
      rounding: { to: 1, mode: 'UP_FROM_HALF' },
      needsWarning: true,
    },
  },
  {
    id: 'united-kingdom',
    country: message('leave.plans.unitedKingdom'),
    yearStart: '01-01',
    note: message('leave.plans.unitedKingdomNote'),
    days: {
      ...common,
      grants: [grantOf(28)],
      proration: 'DAYS',
      rounding: { to: 0.5, mode: 'UP' },
      chargesHolidays: true,
      needsWarning: true,
    },
  },
  {
    id: 'france',
    country: message('leave.plans.france'),
    yearStart: '06-01',
    note: message('leave.plans.franceNote'),
    days: {
      ...common,
      grants: [grantOf(25, { carryLimit: null, carryMonths: 12 })],
      accrual: { every: 'MONTH', at: 'END', anchor: null },
      rounding: { to: 1, mode: 'UP' },
      fullWeek: null,
    },
  },
  {
    id: 'united-states',
    country: message('leave.plans.unitedStates'),
    yearStart: '01-01',
    note: message('leave.plans.unitedStatesNote'),
    days: {
      ...common,
      grants: [grantOf(10, { carryLimit: 5 })],
      accrual: { every: 'TWO_WEEKS', at: 'END', anchor: '2026-01-02' },
      rounding: null,
    },
  },
  {
    id: 'netherlands',
    country: message('leave.plans.netherlands'),
    yearStart: '01-01',
    note: message('leave.plans.netherlandsNote'),
    days: {
      ...common,
      grants: [
        grantOf(20, { name: message('leave.plans.statutoryGrant'), carryLimit: null, carryMonths: 6 }),
        grantOf(5, { name: message('leave.plans.extraGrant'), carryLimit: null, carryMonths: 60 }),
      ],
      rounding: null,
    },
  },
];

const hoursInDay = 8;

/** The template's rules for types of the unit, with names for the reader; a day is eight hours. */
export function templateRules(
  { days }: Pick<PolicyTemplate, 'days'>,
  unit: LeaveUnit,
  texts: Texts,
): PolicyDocument {
  const grants = days.grants.map(({ name, ...grant }) => ({
    ...grant,
    name: name ? texts.text(name) : null,
  }));
  if (unit === 'DAY') return { ...days, grants };
  const inHours = (number: number | null) => (number === null ? null : number * hoursInDay);
  return {
    ...days,
    grants: grants.map(({ steps, carryLimit, ...grant }) => ({
      ...grant,
      steps: steps.map(({ afterMonths, perYear }) => ({ afterMonths, perYear: perYear * hoursInDay })),
      carryLimit: inHours(carryLimit),
    })),
    minimum: days.minimum && { ...days.minimum, perYear: days.minimum.perYear * hoursInDay },
    rounding: days.rounding && { ...days.rounding, to: days.rounding.to * hoursInDay },
    fullWeek: inHours(days.fullWeek),
    cap: inHours(days.cap),
    overdraft: inHours(days.overdraft),
  };
}

/** The initial rules without a template: a yearly amount of days or hours, granted at the start of the year. */
export function plainRules(perYear: number, unit: LeaveUnit): PolicyDocument {
  const rounding = { to: unit === 'DAY' ? 0.5 : 1, mode: 'NEAREST' } as const;
  return { ...common, grants: [grantOf(perYear)], fullWeek: null, rounding };
}

/** The rules of a type without an allowance: requests are only counted. */
export function countedRules(
  limits: Partial<Pick<PolicyDocument, 'maxDays' | 'minNoticeDays'>> = {},
): PolicyDocument {
  return { ...common, grants: [], fullWeek: null, overdraft: null, ...limits };
}

/** The rules of days granted each year for a five-day week, which expire unless they are taken. */
export function yearlyRules(perYear: number): PolicyDocument {
  return { ...common, grants: [grantOf(perYear)], proration: 'NONE' };
}
