import type { PolicyDocument } from '../plans/policy-schema.ts';
import { type CountryId, countedRules, yearlyRules } from '../plans/policy-templates.ts';
import type { TemplateTypeCode } from './template-types.ts';

interface CountryOffer {
  code: TemplateTypeCode;
  basis: 'STATUTORY' | 'COMMON';
  /** What is required or usual; no amount where it differs from case to case. */
  note: string;
  /** Absent: without limit, only counted. */
  rules?: PolicyDocument;
  /** Whether the employer pays, if that differs from the type's usual setting. */
  isPaid?: boolean;
}

export interface CountryRules {
  /** The basis of vacation, whose rules are in the annual leave template. */
  vacation: CountryOffer['basis'];
  others: readonly CountryOffer[];
}

/** Illness is often reported when people are back. */
const reported = countedRules({ minNoticeDays: -7 });

const remote: CountryOffer = { code: 'WORK_FROM_HOME', basis: 'COMMON', note: 'As agreed; only counted.' };
const unpaid: CountryOffer = { code: 'UNPAID', basis: 'COMMON', note: 'By agreement; only counted.' };

/** The types besides vacation by country. */
export const countryRules: Record<CountryId, CountryRules> = {
  germany: {
    vacation: 'STATUTORY',
    others: [
      { code: 'SICK_LEAVE', basis: 'STATUTORY', note: 'Usually paid for up to six weeks.', rules: reported },
      { code: 'CHILD_ILL', basis: 'STATUTORY', note: 'The days and who pays them vary.', rules: reported },
      {
        code: 'MATERNITY_LEAVE',
        basis: 'STATUTORY',
        note: 'Usually six weeks before the birth and eight after it.',
      },
      { code: 'PARENTAL_LEAVE', basis: 'STATUTORY', note: 'Up to three years for each child, unpaid.' },
      { code: 'EDUCATION', basis: 'STATUTORY', note: 'In most states; the days vary.' },
      {
        code: 'WEDDING',
        basis: 'COMMON',
        note: 'Often one day.',
        rules: countedRules({ maxDays: 1 }),
      },
      { code: 'MOVING', basis: 'COMMON', note: 'Often one day.', rules: countedRules({ maxDays: 1 }) },
      { code: 'BEREAVEMENT', basis: 'COMMON', note: 'For close relatives; the days vary.' },
      unpaid,
      remote,
    ],
  },
  'united-kingdom': {
    vacation: 'STATUTORY',
    others: [
      {
        code: 'SICK_LEAVE',
        basis: 'STATUTORY',
        note: 'Statutory sick pay for up to 28 weeks; company sick pay varies.',
        rules: reported,
      },
      { code: 'MATERNITY_LEAVE', basis: 'STATUTORY', note: 'Up to 52 weeks; pay varies.' },
      { code: 'PARTNER_LEAVE', basis: 'STATUTORY', note: 'One or two weeks around a birth or adoption.' },
      { code: 'PARENTAL_LEAVE', basis: 'STATUTORY', note: 'Up to 18 weeks for each child, unpaid.' },
      {
        code: 'CARE_LEAVE',
        basis: 'STATUTORY',
        note: "Carer's leave: a week a year, unpaid.",
        rules: yearlyRules(5),
        isPaid: false,
      },
      {
        code: 'FAMILY_EMERGENCY',
        basis: 'STATUTORY',
        note: 'Time off for dependants: a reasonable time, unpaid by law.',
        rules: reported,
        isPaid: false,
      },
      {
        code: 'BEREAVEMENT',
        basis: 'STATUTORY',
        note: 'Two weeks after the death of a child; otherwise the days vary.',
      },
      { code: 'JURY_SERVICE', basis: 'STATUTORY', note: 'The time is protected; pay varies.' },
      { code: 'MOVING', basis: 'COMMON', note: 'Often one day.', rules: countedRules({ maxDays: 1 }) },
      unpaid,
      remote,
    ],
  },
  france: {
    vacation: 'STATUTORY',
    others: [
      { code: 'SICK_LEAVE', basis: 'STATUTORY', note: 'Pay varies by agreement.', rules: reported },
      {
        code: 'CHILD_ILL',
        basis: 'STATUTORY',
        note: 'Three days a year, five in some cases; unpaid by law.',
        rules: reported,
      },
      { code: 'MATERNITY_LEAVE', basis: 'STATUTORY', note: 'Usually 16 weeks; longer in some cases.' },
      {
        code: 'PARTNER_LEAVE',
        basis: 'STATUTORY',
        note: 'Usually 25 calendar days, besides days for the birth.',
      },
      {
        code: 'PARENTAL_LEAVE',
        basis: 'STATUTORY',
        note: 'After a year of service; unpaid by the employer.',
      },
      {
        code: 'WEDDING',
        basis: 'STATUTORY',
        note: 'Four days for the own wedding.',
        rules: countedRules({ maxDays: 4 }),
      },
      { code: 'BEREAVEMENT', basis: 'STATUTORY', note: 'The days vary by relation.' },
      {
        code: 'MOVING',
        basis: 'COMMON',
        note: 'By agreement, often one day.',
        rules: countedRules({ maxDays: 1 }),
      },
      { code: 'RTT', basis: 'COMMON', note: 'By working time agreement; the days vary.' },
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
        note: 'Required in some states; the days vary.',
        rules: reported,
      },
      {
        code: 'FAMILY_MEDICAL_LEAVE',
        basis: 'STATUTORY',
        note: 'FMLA: up to twelve weeks a year, unpaid, for eligible employees of covered employers.',
      },
      { code: 'PARENTAL_LEAVE', basis: 'COMMON', note: 'The weeks and pay vary by company and state.' },
      { code: 'BEREAVEMENT', basis: 'COMMON', note: 'Required in some states; the days vary.' },
      { code: 'JURY_SERVICE', basis: 'STATUTORY', note: 'The time is protected; pay varies by state.' },
      unpaid,
      remote,
    ],
  },
  netherlands: {
    vacation: 'STATUTORY',
    others: [
      {
        code: 'SICK_LEAVE',
        basis: 'STATUTORY',
        note: 'Usually at least 70% of pay for up to two years.',
        rules: reported,
      },
      {
        code: 'CARE_LEAVE',
        basis: 'STATUTORY',
        note: 'Short-term care, also for an ill child: twice the weekly hours a year, at least 70% of pay.',
        rules: yearlyRules(10),
      },
      {
        code: 'FAMILY_EMERGENCY',
        basis: 'STATUTORY',
        note: 'A short, reasonable time, paid.',
        rules: reported,
      },
      { code: 'MATERNITY_LEAVE', basis: 'STATUTORY', note: 'At least 16 weeks, paid through a benefit.' },
      {
        code: 'PARTNER_LEAVE',
        basis: 'STATUTORY',
        note: 'A week at full pay, then up to five more weeks at partial pay.',
      },
      {
        code: 'PARENTAL_LEAVE',
        basis: 'STATUTORY',
        note: 'Up to 26 weeks for each child, some of them at partial pay.',
      },
      { code: 'WEDDING', basis: 'COMMON', note: 'By agreement; the days vary.' },
      { code: 'MOVING', basis: 'COMMON', note: 'By agreement; the days vary.' },
      { code: 'BEREAVEMENT', basis: 'COMMON', note: 'By agreement; the days vary.' },
      unpaid,
      remote,
    ],
  },
};
