import { expect, test } from 'vitest';
import { isRefusal } from '../../refusal.ts';
import { english, englishTexts } from '../../testing/english.ts';
import { leaveYearOf } from '../plans/leave-year.ts';
import { checkPolicies } from '../plans/plan-rules.ts';
import { checkPolicyBounds } from '../plans/policy-bounds.ts';
import { readPolicy } from '../plans/policy-schema.ts';
import { policySentence } from '../plans/policy-sentence.ts';
import { countryIds, policyTemplates } from '../plans/policy-templates.ts';
import { standardTypes } from '../types/leave-type.ts';
import { CreateLeaveType } from '../types/types-schema.ts';
import { countryTemplates, offerRules } from './country-template.ts';
import { templateTypes } from './template-types.ts';

const today = '2026-11-25';

test('there is a template for each country, by the ids of the annual leave rules', () => {
  expect(policyTemplates.map(({ id }) => id)).toEqual([...countryIds]);
  expect(countryTemplates.map(({ id }) => id)).toEqual([...countryIds]);
});

test.each(countryTemplates)('the template of $id has valid types and rules', (template) => {
  const { yearStart, offers } = template;
  const codes = offers.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toEqual(expect.arrayContaining([...standardTypes, 'PARENTAL_LEAVE', 'BEREAVEMENT']));
  const from = leaveYearOf(today, yearStart).startDate;
  for (const unit of ['DAY', 'HOUR'] as const) {
    const documents = offers.map((offer) => ({
      type: offer.code,
      from,
      document: offerRules(offer, unit, englishTexts),
    }));
    const policies = documents.map(({ type, document }) => {
      const rules = readPolicy(document, unit);
      if (isRefusal(rules)) throw new Error(`${type}: ${JSON.stringify(rules.issues)}`);
      return { type, from, rules };
    });
    expect(checkPolicies({ yearStart, policies })).toMatchObject({ refused: false });
    const bounds = { after: documents, stored: [], today, pathOf: (_index: number, field: string) => field };
    expect(checkPolicyBounds(documents, bounds)).toMatchObject({ refused: false });
  }
  for (const { code, note, isPaid, ...offer } of offers) {
    const type = {
      code,
      colour: 'blue',
      ...templateTypes[code],
      name: english(templateTypes[code].name),
      isPaid,
    };
    expect(CreateLeaveType.safeParse(type).error).toBeUndefined();
    expect(english(note)).toMatch(/\.$/);
    const unit = templateTypes[code].unit;
    expect(
      policySentence(
        offerRules({ code, note, isPaid, ...offer }, unit, englishTexts),
        { unit, yearStart },
        englishTexts,
      ),
    ).not.toBe('');
  }
});

test('occasions say how long they are, and illness can be reported late', () => {
  const [germany] = countryTemplates;
  const sentences = new Map(
    germany?.offers.map((offer) => [
      offer.code,
      policySentence(
        offerRules(offer, 'DAY', englishTexts),
        { unit: 'DAY', yearStart: '01-01' },
        englishTexts,
      ),
    ]),
  );
  expect(sentences.get('WEDDING')).toBe('Without limit, only counted, at most 1 day at a time');
  expect(sentences.get('SICK_LEAVE')).toBe('Without limit, only counted, may be reported 7 days late');
});
