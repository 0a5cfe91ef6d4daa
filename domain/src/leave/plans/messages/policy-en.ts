import { dateText, dayText } from '../../../calendar/date-text.ts';
import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Said, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { LeaveUnit } from '../../types/amount.ts';

export interface InUnit {
  amount: number;
  unit: LeaveUnit;
}

export interface Months {
  months: number;
}

export interface Days {
  days: number;
}

export interface AtEnd {
  at: 'START' | 'END';
}

/** Unused leave that stays; null: without limit. */
export interface Unused {
  limit: number | null;
  unit: LeaveUnit;
}

export interface Minimum {
  perYear: number;
  unit: LeaveUnit;
  waitingMonths: number;
}

export interface YearlyGrant {
  name: string | null;
  perYear: number;
  unit: LeaveUnit;
  later: readonly { afterMonths: number; perYear: number }[];
}

/** Rules as a sentence, and the templates of countries. */
export const en = {
  'leave.plans.notOffered': 'Not offered',
  'leave.plans.onlyCounted': 'Without limit, only counted',
  'leave.plans.sentence': ({ clauses }: { clauses: readonly Said[] }, texts: Texts) =>
    clauses.map((clause) => texts.text(clause)).join(', '),
  'leave.plans.granted': ({ grants, rhythm }: { grants: readonly Said[]; rhythm: Said }, texts: Texts) => {
    const amounts = grants.map((grant) => texts.text(grant));
    return `${formatList(amounts, texts.locale)} ${texts.text(rhythm)}`;
  },
  'leave.plans.yearlyGrant': ({ name, perYear, unit, later }: YearlyGrant, texts: Texts) => {
    const steps = later.map(
      (step) => `${formatNumber(step.perYear, texts.locale)} after ${duration(step.afterMonths)}`,
    );
    const amounts = [amountOf({ amount: perYear, unit }, texts), ...steps].join(', ');
    return name === null ? `${amounts} a year` : `${amounts} a year (${name})`;
  },
  'leave.plans.onAnniversary': 'on the anniversary',
  'leave.plans.onDay': ({ day }: { day: string }, texts: Texts) => `on ${dayText(day, day, texts.locale)}`,
  'leave.plans.atYearEnd': 'at the end of the leave year',
  'leave.plans.monthly': ({ at }: AtEnd) =>
    `in equal parts at the ${at === 'START' ? 'beginning' : 'end'} of each month`,
  'leave.plans.halfMonthly': ({ at }: AtEnd) =>
    `in equal parts at the ${at === 'START' ? 'beginning' : 'end'} of each half of a month`,
  'leave.plans.twoWeekly': ({ payDay }: { payDay: string | null }, texts: Texts) =>
    payDay === null
      ? 'in equal parts every two weeks'
      : `in equal parts every two weeks, pay days counted from ${dateText(payDay, texts.locale)}`,
  'leave.plans.begunMonths': 'begun months for joiners',
  'leave.plans.fullMonths': 'full months for joiners',
  'leave.plans.employmentMonthsOnly': 'full months of employment for joiners',
  'leave.plans.byDays': 'by days for joiners',
  'leave.plans.allOfIt': 'all of it for joiners',
  'leave.plans.atLeast': ({ perYear, unit, waitingMonths }: Minimum, texts: Texts) => {
    const least = `at least ${amountOf({ amount: perYear, unit }, texts)} a year`;
    return waitingMonths === 0 ? least : `${least} after ${duration(waitingMonths)} of employment`;
  },
  'leave.plans.reducedByAbsences': 'reduced by absences',
  'leave.plans.unusedExpires': ({ unit }: Pick<InUnit, 'unit'>) =>
    unit === 'DAY' ? 'unused days expire' : 'unused hours expire',
  'leave.plans.unusedKept': (unused: Unused, texts: Texts) => `${unusedOf(unused, texts)} kept`,
  'leave.plans.unusedFor': ({ months, ...unused }: Unused & Months, texts: Texts) =>
    `${unusedOf(unused, texts)} for ${duration(months)} more`,
  'leave.plans.unusedUntil': ({ day, ...unused }: Unused & { day: string }, texts: Texts) =>
    `${unusedOf(unused, texts)} until ${dayText(day, day, texts.locale)}`,
  'leave.plans.ofGrant': ({ clause, name }: { clause: Said; name: string }, texts: Texts) =>
    `${texts.text(clause)} (${name})`,
  'leave.plans.holidaysIncluded': 'public holidays included',
  'leave.plans.onlyAfterWarning': 'nothing expires without a warning',
  'leave.plans.neverMoreThan': (cap: InUnit, texts: Texts) => `never more than ${amountOf(cap, texts)}`,
  'leave.plans.mayBeExceeded': 'may be exceeded',
  'leave.plans.inAdvance': (overdraft: InUnit, texts: Texts) => `${amountOf(overdraft, texts)} in advance`,
  'leave.plans.usableAfter': ({ months }: Months) => `usable after ${duration(months)}`,
  'leave.plans.daysAhead': ({ days }: Days) =>
    plural('en', days, { one: `requested ${days} day ahead`, other: `requested ${days} days ahead` }),
  'leave.plans.daysLate': ({ days }: Days) =>
    plural('en', days, {
      one: `may be reported ${days} day late`,
      other: `may be reported ${days} days late`,
    }),
  'leave.plans.daysAtATime': ({ days }: Days) =>
    plural('en', days, { one: `at most ${days} day at a time`, other: `at most ${days} days at a time` }),
  'leave.plans.copied': ({ number }: { number: number }) => (number === 1 ? '(copy)' : `(copy ${number})`),
  'leave.plans.statutoryGrant': 'Statutory',
  'leave.plans.extraGrant': 'Extra',

  'leave.plans.germany': 'Germany',
  'leave.plans.germanyNote':
    'Thirty days are usual; the law requires four weeks. Unused days may be taken until the end of March.',
  'leave.plans.unitedKingdom': 'United Kingdom',
  'leave.plans.unitedKingdomNote': 'The 5.6 weeks of the law, including the bank holidays.',
  'leave.plans.france': 'France',
  'leave.plans.franceNote':
    '25 jours ouvrés (30 jours ouvrables), earned month by month from June on and taken until the end of the next leave year. Counts Monday to Friday only if the type is set so.',
  'leave.plans.unitedStates': 'United States',
  'leave.plans.unitedStatesNote':
    'Earned every two weeks with the pay, with one week carried over. Set the pay day to one of yours.',
  'leave.plans.netherlands': 'Netherlands',
  'leave.plans.netherlandsNote':
    'Four weeks by law, to be taken within the following half year, and one more week, kept for five years.',
};

function unusedOf({ limit, unit }: Unused, texts: Texts): string {
  const noun = unit === 'DAY' ? 'unused days' : 'unused hours';
  return limit === null ? noun : `up to ${formatNumber(limit, texts.locale)} ${noun}`;
}

function amountOf({ amount, unit }: InUnit, texts: Texts): string {
  const number = formatNumber(amount, texts.locale);
  return unit === 'DAY'
    ? plural('en', amount, { one: `${number} day`, other: `${number} days` })
    : plural('en', amount, { one: `${number} hour`, other: `${number} hours` });
}

function duration(months: number): string {
  const years = months / 12;
  return months > 0 && Number.isInteger(years)
    ? plural('en', years, { one: `${years} year`, other: `${years} years` })
    : plural('en', months, { one: `${months} month`, other: `${months} months` });
}
