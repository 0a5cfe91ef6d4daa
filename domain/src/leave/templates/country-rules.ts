import type { Message } from '../../language/message.ts';
import type { PolicyDocument } from '../plans/policy-schema.ts';
import { type CountryId, countedRules, yearlyRules } from '../plans/policy-templates.ts';
import type { LeaveProtection } from '../types/leave-protection.ts';
import { message } from './messages/message.ts';
import type { TemplateTypeCode } from './template-types.ts';

interface CountryOffer {
  code: TemplateTypeCode;
  basis: 'STATUTORY' | 'COMMON';
  /** What is required or usual; no amount where it differs from case to case. */
  note: Message;
  /** Absent: without limit, only counted. */
  rules?: PolicyDocument;
  /** Whether the employer pays, if that differs from the type's usual setting. */
  isPaid?: boolean;
  /** How the absence keeps leave from expiring by the country's law. */
  protectsLeave?: LeaveProtection;
  /** How the absence reduces leave, if that differs from the type's usual setting. */
  reducesLeave?: 'FULL_MONTHS';
}

export interface CountryRules {
  /** The basis of vacation, whose rules are in the annual leave template. */
  vacation: CountryOffer['basis'];
  others: readonly CountryOffer[];
}

/** Illness is often reported when people are back. */
const reported = countedRules({ minNoticeDays: -7 });

const remote: CountryOffer = {
  code: 'WORK_FROM_HOME',
  basis: 'COMMON',
  note: message('leave.templates.remote'),
};
const unpaid: CountryOffer = { code: 'UNPAID', basis: 'COMMON', note: message('leave.templates.unpaid') };

/** The types besides vacation by country. */
export const countryRules: Record<CountryId, CountryRules> = {
  germany: {
    vacation: 'STATUTORY',
    others: [
      {
        code: 'SICK_LEAVE',
        protectsLeave: { monthsAfterYear: 15 },
        basis: 'STATUTORY',
        note: message('leave.templates.sixWeeksPaid'),
        rules: reported,
      },
      {
        code: 'CHILD_ILL',
        basis: 'STATUTORY',
        note: message('leave.templates.daysAndPayVary'),
        rules: reported,
      },
      {
        code: 'MATERNITY_LEAVE',
        protectsLeave: { until: 'NEXT_YEAR' },
        basis: 'STATUTORY',
        note: message('leave.templates.sixAndEightWeeks'),
      },
      {
        code: 'PARENTAL_LEAVE',
        protectsLeave: { until: 'NEXT_YEAR' },
        reducesLeave: 'FULL_MONTHS',
        basis: 'STATUTORY',
        note: message('leave.templates.threeYears'),
      },
      { code: 'EDUCATION', basis: 'STATUTORY', note: message('leave.templates.inMostStates') },
      {
        code: 'WEDDING',
        basis: 'COMMON',
        note: message('leave.templates.oftenOneDay'),
        rules: countedRules({ maxDays: 1 }),
      },
      {
        code: 'MOVING',
        basis: 'COMMON',
        note: message('leave.templates.oftenOneDay'),
        rules: countedRules({ maxDays: 1 }),
      },
      { code: 'BEREAVEMENT', basis: 'COMMON', note: message('leave.templates.closeRelatives') },
      unpaid,
      remote,
    ],
  },
  'united-kingdom': {
    vacation: 'STATUTORY',
    others: [
      {
        code: 'SICK_LEAVE',
        protectsLeave: { monthsAfterYear: 18 },
        basis: 'STATUTORY',
        note: message('leave.templates.statutorySickPay'),
        rules: reported,
      },
      { code: 'MATERNITY_LEAVE', basis: 'STATUTORY', note: message('leave.templates.upTo52Weeks') },
      { code: 'PARTNER_LEAVE', basis: 'STATUTORY', note: message('leave.templates.oneOrTwoWeeks') },
      { code: 'PARENTAL_LEAVE', basis: 'STATUTORY', note: message('leave.templates.upTo18Weeks') },
      {
        code: 'CARE_LEAVE',
        basis: 'STATUTORY',
        note: message('leave.templates.carersLeave'),
        rules: yearlyRules(5),
        isPaid: false,
      },
      {
        code: 'FAMILY_EMERGENCY',
        basis: 'STATUTORY',
        note: message('leave.templates.dependants'),
        rules: reported,
        isPaid: false,
      },
      {
        code: 'BEREAVEMENT',
        basis: 'STATUTORY',
        note: message('leave.templates.deathOfChild'),
      },
      { code: 'JURY_SERVICE', basis: 'STATUTORY', note: message('leave.templates.protectedTime') },
      {
        code: 'MOVING',
        basis: 'COMMON',
        note: message('leave.templates.oftenOneDay'),
        rules: countedRules({ maxDays: 1 }),
      },
      unpaid,
      remote,
    ],
  },
  france: {
    vacation: 'STATUTORY',
    others: [
      {
        code: 'SICK_LEAVE',
        basis: 'STATUTORY',
        note: message('leave.templates.payByAgreement'),
        rules: reported,
      },
      {
        code: 'CHILD_ILL',
        basis: 'STATUTORY',
        note: message('leave.templates.threeDaysForChild'),
        rules: reported,
      },
      { code: 'MATERNITY_LEAVE', basis: 'STATUTORY', note: message('leave.templates.usually16Weeks') },
      {
        code: 'PARTNER_LEAVE',
        basis: 'STATUTORY',
        note: message('leave.templates.usually25Days'),
      },
      {
        code: 'PARENTAL_LEAVE',
        basis: 'STATUTORY',
        note: message('leave.templates.afterYearOfService'),
      },
      {
        code: 'WEDDING',
        basis: 'STATUTORY',
        note: message('leave.templates.fourDaysForWedding'),
        rules: countedRules({ maxDays: 4 }),
      },
      { code: 'BEREAVEMENT', basis: 'STATUTORY', note: message('leave.templates.daysByRelation') },
      {
        code: 'MOVING',
        basis: 'COMMON',
        note: message('leave.templates.agreedOftenOneDay'),
        rules: countedRules({ maxDays: 1 }),
      },
      { code: 'RTT', basis: 'COMMON', note: message('leave.templates.workingTimeAgreement') },
      unpaid,
      remote,
    ],
  },
  'united-states': {
    vacation: 'COMMON',
    others: [
      {
        code: 'SICK_LEAVE',
        basis: 'COMMON',
        note: message('leave.templates.inSomeStates'),
        rules: reported,
      },
      {
        code: 'FAMILY_MEDICAL_LEAVE',
        basis: 'STATUTORY',
        note: message('leave.templates.familyAndMedical'),
      },
      { code: 'PARENTAL_LEAVE', basis: 'COMMON', note: message('leave.templates.byCompanyAndState') },
      { code: 'BEREAVEMENT', basis: 'COMMON', note: message('leave.templates.inSomeStates') },
      { code: 'JURY_SERVICE', basis: 'STATUTORY', note: message('leave.templates.protectedByState') },
      unpaid,
      remote,
    ],
  },
  netherlands: {
    vacation: 'STATUTORY',
    others: [
      {
        code: 'SICK_LEAVE',
        protectsLeave: { monthsAfterYear: 60 },
        basis: 'STATUTORY',
        note: message('leave.templates.twoYearsOfPay'),
        rules: reported,
      },
      {
        code: 'CARE_LEAVE',
        basis: 'STATUTORY',
        note: message('leave.templates.shortTermCare'),
        rules: yearlyRules(10),
      },
      {
        code: 'FAMILY_EMERGENCY',
        basis: 'STATUTORY',
        note: message('leave.templates.shortTimePaid'),
        rules: reported,
      },
      { code: 'MATERNITY_LEAVE', basis: 'STATUTORY', note: message('leave.templates.atLeast16Weeks') },
      {
        code: 'PARTNER_LEAVE',
        basis: 'STATUTORY',
        note: message('leave.templates.weekAtFullPay'),
      },
      {
        code: 'PARENTAL_LEAVE',
        basis: 'STATUTORY',
        note: message('leave.templates.upTo26Weeks'),
      },
      { code: 'WEDDING', basis: 'COMMON', note: message('leave.templates.agreedDaysVary') },
      { code: 'MOVING', basis: 'COMMON', note: message('leave.templates.agreedDaysVary') },
      { code: 'BEREAVEMENT', basis: 'COMMON', note: message('leave.templates.agreedDaysVary') },
      unpaid,
      remote,
    ],
  },
};
