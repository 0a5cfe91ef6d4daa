import { expect, test } from 'vitest';
import { isRefusal } from '../../refusal.ts';
import { english, englishTexts } from '../../testing/english.ts';
import { countedRules, yearlyRules } from '../plans/policy-templates.ts';
import type { LeaveType } from '../types/leave-type.ts';
import { countryTemplates } from './country-template.ts';
import { policiesOfTemplate, typesOfTemplate } from './template-plan.ts';
import { templateTypes } from './template-types.ts';

const [germany] = countryTemplates;
if (!germany) throw new Error('There is no template');
const existing: LeaveType[] = [
  { code: 'VACATION', ...templateTypes.VACATION, name: 'Vacation', colour: 'blue' },
];

function typesFor(chosen: readonly string[], present = existing) {
  if (!germany) throw new Error('There is no template');
  const types = typesOfTemplate(germany, chosen, present, englishTexts);
  if (isRefusal(types)) throw new Error(english(types.message));
  return types;
}

test('existing types are used as they are, and new ones get unused colours', () => {
  const types = typesFor(['MOVING', 'VACATION', 'WEDDING']);
  expect(types.map(({ type: { code, colour }, isNew }) => [code, colour, isNew])).toEqual([
    ['VACATION', 'blue', false],
    ['WEDDING', 'red', true],
    ['MOVING', 'green', true],
  ]);
});

test('a type of the same name is used with its own unit, and once if it stands for two', () => {
  const hours: LeaveType = {
    ...templateTypes.MOVING,
    code: 'MY_MOVE',
    name: ' moving HOUSE ',
    unit: 'HOUR',
    colour: 'pink',
  };
  const types = typesFor(['MOVING'], [hours]);
  expect(types).toMatchObject([{ type: { code: 'MY_MOVE' }, isNew: false }]);
  expect(policiesOfTemplate(types, '2026-01-01', englishTexts)).toMatchObject([
    { type: 'MY_MOVE', from: '2026-01-01', rules: { grants: [], maxDays: 1 } },
  ]);
  const both = typesFor(['WEDDING', 'MOVING'], [{ ...hours, code: 'WEDDING' }]);
  expect(both.map(({ type }) => type.code)).toEqual(['WEDDING']);
});

test("parental leave reduces leave and keeps it as Germany's law has it; maternity leave only keeps it", () => {
  expect(typesFor(['PARENTAL_LEAVE', 'MATERNITY_LEAVE']).map(({ type }) => type)).toMatchObject([
    { code: 'MATERNITY_LEAVE', reducesLeave: 'NONE', protectsLeave: { until: 'NEXT_YEAR' } },
    { code: 'PARENTAL_LEAVE', reducesLeave: 'FULL_MONTHS', protectsLeave: { until: 'NEXT_YEAR' } },
  ]);
});

test('a type that the template lacks is refused', () => {
  expect(typesOfTemplate(germany, ['RTT'], existing, englishTexts)).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ path: 'types', message: 'The template of Germany has no type RTT' }],
  });
});

test('types without an allowance are counted; yearly ones expire and follow the working days', () => {
  expect(countedRules({ maxDays: 2 })).toMatchObject({ grants: [], overdraft: null, maxDays: 2 });
  expect(yearlyRules(5)).toMatchObject({ fullWeek: 5, grants: [{ carryLimit: 0, steps: [{ perYear: 5 }] }] });
});
