import { expect, test } from 'vitest';
import { english, englishTexts } from '../../testing/english.ts';
import { type PolicyDocument, readPolicy } from './policy-schema.ts';
import { policySentence } from './policy-sentence.ts';
import { plainRules, policyTemplates, templateRules } from './policy-templates.ts';

const sentenceOf = (country: string, unit: 'DAY' | 'HOUR' = 'DAY') => {
  const template = policyTemplates.find((each) => english(each.country) === country);
  return (
    template &&
    policySentence(
      templateRules(template, unit, englishTexts),
      { unit, yearStart: template.yearStart },
      englishTexts,
    )
  );
};
const days = { unit: 'DAY', yearStart: '01-01' } as const;
const plain = plainRules(24, 'DAY');

test.each([
  [
    'Germany',
    '30 days a year on 1 January, full months of employment for joiners, at least 20 days a year after 6 months of employment, reduced by absences, unused days until 31 March, nothing expires without a warning',
  ],
  [
    'United Kingdom',
    '28 days a year on 1 January, by days for joiners, unused days expire, nothing expires without a warning, public holidays included',
  ],
  [
    'France',
    '25 days a year in equal parts at the end of each month, begun months for joiners, unused days for 1 year more',
  ],
  [
    'United States',
    '10 days a year in equal parts every two weeks, pay days counted from Fri 2 Jan 2026, begun months for joiners, up to 5 unused days kept',
  ],
  [
    'Netherlands',
    '20 days a year (Statutory) and 5 days a year (Extra) on 1 January, begun months for joiners, unused days until 30 June (Statutory), unused days for 5 years more (Extra)',
  ],
])('the template of %s reads', (country, sentence) => {
  expect(sentenceOf(country)).toBe(sentence);
});

test('a type in hours has hours', () => {
  expect(sentenceOf('Netherlands', 'HOUR')).toMatch(/^160 hours a year \(Statutory\) and 40 hours a year/);
  expect(sentenceOf('United States', 'HOUR')).toMatch(/^80 hours .* up to 40 unused hours kept$/);
});

test.each<[Partial<PolicyDocument> | null, string]>([
  [null, 'Not offered'],
  [{ grants: [], overdraft: null }, 'Without limit, only counted'],
  [{ grants: [], maxDays: 10 }, 'Without limit, only counted, at most 10 days at a time'],
  [{}, '24 days a year on 1 January, begun months for joiners, unused days expire'],
  [
    { overdraft: null, cap: 40, usableAfterMonths: 3, minNoticeDays: 14 },
    '24 days a year on 1 January, begun months for joiners, unused days expire, never more than 40 days, may be exceeded, usable after 3 months, requested 14 days ahead',
  ],
  [
    { overdraft: 1, minNoticeDays: -1, proration: 'NONE', accrual: { every: 'YEAR', at: 'END' } },
    '24 days a year at the end of the leave year, all of it for joiners, unused days expire, 1 day in advance, may be reported 1 day late',
  ],
  [
    { accrual: { every: 'HALF_MONTH', at: 'START' } },
    '24 days a year in equal parts at the beginning of each half of a month, begun months for joiners, unused days expire',
  ],
  [
    {
      grants: [
        {
          steps: [
            { afterMonths: 0, perYear: 15 },
            { afterMonths: 60, perYear: 20 },
          ],
          carryLimit: 5,
          carryMonths: 3,
        },
      ],
    },
    '15 days, 20 after 5 years a year on 1 January, begun months for joiners, up to 5 unused days until 31 March',
  ],
])('rules %j read', (given, sentence) => {
  expect(policySentence(given && { ...plain, ...given }, days, englishTexts)).toBe(sentence);
});

test('with leave years from the anniversary, days are counted from it', () => {
  const [germany] = policyTemplates;
  expect(
    policySentence(
      germany ? templateRules(germany, 'DAY', englishTexts) : null,
      { unit: 'DAY', yearStart: null },
      englishTexts,
    ),
  ).toBe(
    '30 days a year on the anniversary, full months of employment for joiners, at least 20 days a year after 6 months of employment, reduced by absences, unused days for 3 months more, nothing expires without a warning',
  );
});

test('each template is a valid policy, for types in days and in hours', () => {
  for (const template of policyTemplates) {
    expect(readPolicy(templateRules(template, 'DAY', englishTexts), 'DAY')).not.toHaveProperty('refused');
    expect(readPolicy(templateRules(template, 'HOUR', englishTexts), 'HOUR')).not.toHaveProperty('refused');
  }
  expect(readPolicy(plainRules(200, 'HOUR'), 'HOUR')).not.toHaveProperty('refused');
});
