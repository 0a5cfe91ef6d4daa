import { addDays, addMonths } from '../../calendar/calendar-date.ts';
import type { Message, Texts } from '../../language/message.ts';
import type { LeaveUnit } from '../types/amount.ts';
import { message } from './messages/message.ts';
import { firstDayOf } from './plan-rules.ts';
import type { Proration } from './policy.ts';
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
export function policySentence(rules: PolicyDocument | null, of: RulesOf, texts: Texts): string {
  if (rules === null) return texts.text(message('leave.plans.notOffered'));
  const clauses = rules.grants.length === 0 ? countedClauses(rules, of) : grantedClauses(rules, of);
  return texts.text(message('leave.plans.sentence', { clauses }));
}

function countedClauses(rules: PolicyDocument, of: RulesOf): Message[] {
  return [message('leave.plans.onlyCounted'), ...limitsOf(rules, of)];
}

function grantedClauses(rules: PolicyDocument, of: RulesOf): Message[] {
  return [
    message('leave.plans.granted', {
      grants: rules.grants.map((grant) => yearlyGrant(grant, of)),
      rhythm: rhythmOf(rules, of),
    }),
    joiners[rules.proration],
    ...(rules.minimum ? [message('leave.plans.atLeast', { ...rules.minimum, unit: of.unit })] : []),
    ...(rules.reducedByAbsence ? [message('leave.plans.reducedByAbsences')] : []),
    ...carryClauses(rules, of),
    ...(rules.needsWarning ? [message('leave.plans.onlyAfterWarning')] : []),
    ...(rules.chargesHolidays ? [message('leave.plans.holidaysIncluded')] : []),
    ...limitsOf(rules, of),
  ];
}

type Grant = PolicyDocument['grants'][number];

function yearlyGrant({ name, steps: [first, ...later] }: Grant, { unit }: RulesOf): Message {
  return message('leave.plans.yearlyGrant', {
    name: name || null,
    perYear: first?.perYear ?? 0,
    unit,
    later,
  });
}

function rhythmOf({ accrual: { every, at, anchor } }: PolicyDocument, { yearStart }: RulesOf): Message {
  switch (every) {
    case 'MONTH':
      return message('leave.plans.monthly', { at });
    case 'HALF_MONTH':
      return message('leave.plans.halfMonthly', { at });
    case 'TWO_WEEKS':
      return message('leave.plans.twoWeekly', { payDay: anchor ?? null });
    default:
      if (at === 'END') return message('leave.plans.atYearEnd');
      return yearStart === null
        ? message('leave.plans.onAnniversary')
        : message('leave.plans.onDay', { day: firstDayOf(yearStart) });
  }
}

const joiners: Record<Proration, Message> = {
  BEGUN: message('leave.plans.begunMonths'),
  FULL: message('leave.plans.fullMonths'),
  MONTHS: message('leave.plans.employmentMonthsOnly'),
  DAYS: message('leave.plans.byDays'),
  NONE: message('leave.plans.allOfIt'),
};

/** One clause if it is the same for all grants, else one for each. */
function carryClauses({ grants }: PolicyDocument, of: RulesOf): Message[] {
  const clauses = grants.map((grant) => ({ name: grant.name, clause: carryClause(grant, of) }));
  const [first] = clauses;
  const isSame = clauses.every(({ clause }) => JSON.stringify(clause) === JSON.stringify(first?.clause));
  if (isSame) return first ? [first.clause] : [];
  return clauses.map(({ name, clause }) =>
    name ? message('leave.plans.ofGrant', { clause, name }) : clause,
  );
}

function carryClause(
  { carryLimit: limit, carryMonths: months }: Grant,
  { unit, yearStart }: RulesOf,
): Message {
  if (limit === 0 || months === 0) return message('leave.plans.unusedExpires', { unit });
  if (months === null) return message('leave.plans.unusedKept', { limit, unit });
  if (yearStart === null || months > 11) return message('leave.plans.unusedFor', { limit, unit, months });
  const day = addDays(addMonths(firstDayOf(yearStart), months), -1);
  return message('leave.plans.unusedUntil', { limit, unit, day });
}

function limitsOf(rules: PolicyDocument, { unit }: RulesOf): Message[] {
  const { cap, overdraft, usableAfterMonths, minNoticeDays, maxDays, grants } = rules;
  const limits = [
    cap !== null && message('leave.plans.neverMoreThan', { amount: cap, unit }),
    overdraft === null && grants.length > 0 && message('leave.plans.mayBeExceeded'),
    overdraft !== null && overdraft > 0 && message('leave.plans.inAdvance', { amount: overdraft, unit }),
    usableAfterMonths > 0 && message('leave.plans.usableAfter', { months: usableAfterMonths }),
    minNoticeDays > 0 && message('leave.plans.daysAhead', { days: minNoticeDays }),
    minNoticeDays < 0 && message('leave.plans.daysLate', { days: -minNoticeDays }),
    maxDays !== null && message('leave.plans.daysAtATime', { days: maxDays }),
  ];
  return limits.filter((limit) => limit !== false);
}
