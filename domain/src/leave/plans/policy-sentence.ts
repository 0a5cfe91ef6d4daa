import { addDays, addMonths, type CalendarDate, fieldsOf } from '../../calendar/calendar-date.ts';
import { dateInYear } from '../../calendar/date-parts.ts';
import { dateText } from '../../calendar/english-date-text.ts';
import { monthNames } from '../../calendar/month-names.ts';
import type { LeaveUnit } from '../types/amount.ts';
import type { PolicyDocument } from './policy-schema.ts';

/** The context of the sentence: the type's unit, and the start of the plan's leave years. */
export interface RulesOf {
  unit: LeaveUnit;
  /** `MM-DD`; null: the anniversary. */
  yearStart: string | null;
}

/**
 * The rules as a sentence, such as '30 days a year on 1 January, full months for joiners, unused days until 31
 * March'.
 */
export function policySentence(rules: PolicyDocument | null, of: RulesOf): string {
  if (rules === null) return 'Not offered';
  const { grants } = rules;
  const parts =
    grants.length === 0
      ? ['Without limit, only counted', ...limitsOf(rules, of)]
      : [
          `${grants.map((grant) => grantText(grant, of)).join(' and ')} ${rhythmText(rules, of)}`,
          joinersText(rules),
          ...carryTexts(rules, of),
          ...(rules.chargesHolidays ? ['public holidays included'] : []),
          ...limitsOf(rules, of),
        ];
  return parts.filter((part) => part !== '').join(', ');
}

type Grant = PolicyDocument['grants'][number];

function grantText({ name, steps: [first, ...later] }: Grant, { unit }: RulesOf): string {
  const more = later.map(
    ({ afterMonths, perYear }) => `${numberText(perYear)} after ${durationText(afterMonths)}`,
  );
  const amount = [countedUnit(first?.perYear ?? 0, unit), ...more].join(', ');
  return `${amount} a year${name ? ` (${name})` : ''}`;
}

function rhythmText({ accrual: { every, at, anchor } }: PolicyDocument, { yearStart }: RulesOf): string {
  if (every === 'YEAR') return at === 'START' ? startText(yearStart) : 'at the end of the leave year';
  const end = at === 'START' ? 'beginning' : 'end';
  if (every === 'MONTH') return `in equal parts at the ${end} of each month`;
  if (every === 'HALF_MONTH') return `in equal parts at the ${end} of each half of a month`;
  return `in equal parts every two weeks${anchor ? `, pay days counted from ${dateText(anchor)}` : ''}`;
}

function startText(yearStart: string | null): string {
  return yearStart === null ? 'on the anniversary' : `on ${dayText(dateInYear(2001, yearStart))}`;
}

const joiners = {
  BEGUN: 'begun months for joiners',
  FULL: 'full months for joiners',
  DAYS: 'by days for joiners',
  NONE: 'all of it for joiners',
} as const;

function joinersText({ proration }: PolicyDocument): string {
  return joiners[proration];
}

function carryTexts({ grants }: PolicyDocument, of: RulesOf): string[] {
  const texts = grants.map((grant) => ({ name: grant.name, text: carryText(grant, of) }));
  const [first] = texts;
  const isSame = texts.every(({ text }) => text === first?.text);
  if (isSame) return first ? [first.text] : [];
  return texts.map(({ name, text }) => `${text}${name ? ` (${name})` : ''}`);
}

function carryText({ carryLimit, carryMonths }: Grant, { unit, yearStart }: RulesOf): string {
  const noun = unit === 'DAY' ? 'days' : 'hours';
  if (carryLimit === 0 || carryMonths === 0) return `unused ${noun} lapse`;
  const what = carryLimit === null ? `unused ${noun}` : `up to ${numberText(carryLimit)} unused ${noun}`;
  if (carryMonths === null) return `${what} kept`;
  if (yearStart === null || carryMonths > 11) return `${what} for ${durationText(carryMonths)} more`;
  const last = addDays(addMonths(dateInYear(2001, yearStart), carryMonths), -1);
  return `${what} until ${dayText(last)}`;
}

function limitsOf(rules: PolicyDocument, { unit }: RulesOf): string[] {
  const { cap, overdraft, usableAfterMonths, minNoticeDays, maxDays, grants } = rules;
  return [
    ...(cap === null ? [] : [`never more than ${countedUnit(cap, unit)}`]),
    ...(overdraft === null && grants.length > 0 ? ['may be exceeded'] : []),
    ...(overdraft !== null && overdraft > 0 ? [`${countedUnit(overdraft, unit)} in advance`] : []),
    ...(usableAfterMonths > 0 ? [`usable after ${durationText(usableAfterMonths)}`] : []),
    ...(minNoticeDays > 0 ? [`asked for ${counted(minNoticeDays, 'day')} ahead`] : []),
    ...(minNoticeDays < 0 ? [`may be reported ${counted(-minNoticeDays, 'day')} late`] : []),
    ...(maxDays === null ? [] : [`at most ${counted(maxDays, 'day')} at a time`]),
  ];
}

function durationText(months: number): string {
  return months > 0 && months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month');
}

function countedUnit(amount: number, unit: LeaveUnit): string {
  return counted(amount, unit === 'DAY' ? 'day' : 'hour');
}

function counted(number: number, noun: string): string {
  return `${numberText(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** At most two decimals, no trailing zeros. */
function numberText(number: number): string {
  return String(Math.round(number * 100) / 100);
}

function dayText(date: CalendarDate): string {
  const { month, day } = fieldsOf(date);
  return `${day} ${monthNames[month - 1]}`;
}
