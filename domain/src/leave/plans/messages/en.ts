import { dateText, dayText } from '../../../calendar/date-text.ts';
import { formatList } from '../../../language/formats.ts';
import type { Said, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';

export interface Named {
  name: string;
}

export const en = {
  'leave.plans.plan': 'Plan',
  'leave.plans.policy': 'Policy',
  'leave.plans.place': 'Place',
  'leave.plans.name': 'Name',
  'leave.plans.type': 'Type',
  'leave.plans.types': 'Types',
  'leave.plans.from': 'From',
  'leave.plans.template': 'Template',
  'leave.plans.policies': 'Policies',
  'leave.plans.people': 'People',
  'leave.plans.amount': 'Amount',
  'leave.plans.on': 'On',
  'leave.plans.expiresOn': 'Expires on',
  'leave.plans.reason': 'Reason',
  'leave.plans.through': 'Through',
  'leave.plans.grants': 'Grants',
  'leave.plans.steps': 'Steps',
  'leave.plans.every': 'Every',
  'leave.plans.at': 'At',
  'leave.plans.payDay': 'The pay day',
  'leave.plans.proration': 'Proration',
  'leave.plans.minimum': 'Minimum',
  'leave.plans.waitingMonths': 'Waiting time',
  'leave.plans.reducedByAbsence': 'Reduced by absence',
  'leave.plans.rounding': 'Rounding',
  'leave.plans.fullWeek': 'Full week',
  'leave.plans.cap': 'Cap',
  'leave.plans.overdraft': 'Overdraft',
  'leave.plans.carriesDebt': 'Carries debt',
  'leave.plans.chargesHolidays': 'Charges holidays',
  'leave.plans.usableAfterMonths': 'Usable after months',
  'leave.plans.notice': 'Notice',
  'leave.plans.longestRequest': 'Longest request',
  'leave.plans.needsWarning': 'Expires only after a warning',
  'leave.plans.employmentMonths': 'Months of employment',
  'leave.plans.perYear': 'Amount per year',
  'leave.plans.carryOver': 'Carry-over',
  'leave.plans.carryMonths': 'Months of carry-over',
  'leave.plans.employmentStart': 'Employment start',

  'leave.plans.yearStartWritten': 'Leave year start must be a day, written MM-DD',
  'leave.plans.yearStartNoDay': 'The leave year must start on a day that each year has',
  'leave.plans.rulesNoPolicy': 'Rules must be a policy, or null',
  'leave.plans.rulesMissing': 'Rules are required',
  'leave.plans.noType': 'Choose at least one type',
  'leave.plans.unknownType': 'There is no such type',
  'leave.plans.unknownTemplate': 'There is no such template',
  'leave.plans.typeNotInTemplate': ({ country, type }: { country: Said; type: string }, texts: Texts) =>
    `The template of ${texts.text(country)} has no type ${type}`,
  'leave.plans.peopleMissing': 'People are required',
  'leave.plans.termsForWhom': 'Terms are for people, for a department or for a place',
  'leave.plans.termsEmpty': 'A plan, a schedule or a place is required',
  'leave.plans.amountZero': 'Amount must not be 0',
  'leave.plans.expiresTooEarly': 'Expires on must not be before the day of the adjustment',
  'leave.plans.expiresDeduction': 'Only what is added can expire',
  'leave.plans.mostGrants': ({ most }: { most: number }) => `There can be at most ${most} grants`,
  'leave.plans.mostSteps': ({ most }: { most: number }) => `There can be at most ${most} steps`,
  'leave.plans.mostVersions': ({ most }: { most: number }) =>
    `A type can have at most ${most} versions in a plan`,
  'leave.plans.payDayMissing': 'Accrual every two weeks needs a pay day to count from',
  'leave.plans.monthsNeedYear': 'Months of employment need leave that is earned for the whole year at once',
  'leave.plans.stepMissing': 'A grant needs an amount per year',
  'leave.plans.firstStep': 'The first step must begin after 0 months',
  'leave.plans.stepOrder': 'Each step must begin later than the one before it',
  'leave.plans.grantNameTaken': 'Each grant needs a name of its own',
  'leave.plans.grantNameMissing': 'Of several grants only one can be without a name',

  'leave.plans.nameTaken': ({ name }: Named) => `There is a plan with the name ${name} already`,
  'leave.plans.versionTaken': 'A type can have one version from a day on',
  'leave.plans.earningFixed': ({ yearStart }: { yearStart: string }, texts: Texts) =>
    `How leave is earned can change only at the start of a leave year, ${dayText(yearStart, yearStart, texts.locale)}`,
  'leave.plans.versionWouldEarn': ({ fault, from }: { fault: Said; from: string }, texts: Texts) =>
    `${texts.text(fault)}; the version from ${dateText(from, texts.locale)} would earn otherwise`,
  'leave.plans.laterVersionBuilds': ({ type, from }: { type: string; from: string }, texts: Texts) =>
    `The rules of ${type} from ${dateText(from, texts.locale)} build on it; change or delete them first`,
  'leave.plans.inUse': ({ name }: Named) =>
    `${name} cannot be deleted: people, places or departments have it`,
  'leave.plans.inUseByPeople': ({ name, people }: Named & { people: number }) =>
    plural('en', people, {
      one: `${name} cannot be deleted: ${people} person has it`,
      other: `${name} cannot be deleted: ${people} people have it`,
    }),
  'leave.plans.yearStartFixed': ({ name }: Named) =>
    `The leave year of ${name} is fixed, because people have or had this plan. Copy it with the other leave year, and move people to the copy`,
  'leave.plans.startsMissing': (
    { names, others }: { names: readonly string[]; others: number },
    texts: Texts,
  ) => {
    const named = formatList(others > 0 ? [...names, `${others} more`] : names, texts.locale);
    return `Leave years that begin on the anniversary need an employment start of: ${named}`;
  },
  'leave.plans.startNeeded': 'Their leave years begin on the anniversary, so the employment start is needed',
};
