import { describe, expect, test } from 'vitest';
import { bavaria, mondayToFriday, nowhere, rules, week } from '../testing/leave-worlds.ts';
import { type RuleRecords, termsOfPerson, withRuleEdit } from './rule-edit.ts';

const vacation = { type: 'VACATION', from: '2026-01-01', rules: rules(24) };
const sick = { type: 'SICK_LEAVE', from: '2026-01-01', rules: rules(10) };
const first = { from: '1900-01-01', planId: 'plan', placeId: 'nowhere', scheduleId: 'full' };
const type = {
  code: 'VACATION',
  name: 'Vacation',
  colour: 'blue',
  unit: 'DAY',
  counts: 'WORKED',
  takesHalves: true,
  isPaid: true,
  isAway: true,
  needsApproval: true,
  remindsOfExpiry: true,
  reducesLeave: 'NONE',
  isPaidOut: true,
  isSickness: false,
  documentBy: 'PERSON',
  reason: 'OPTIONAL',
  documentAfterDays: null,
  shownTo: 'EVERYONE',
} as const;
const records: RuleRecords = {
  types: [type],
  plans: new Map([
    ['plan', { id: 'plan', yearStart: '01-01', policies: [sick, vacation] }],
    ['other', { id: 'other', yearStart: '04-01', policies: [] }],
  ]),
  schedules: new Map([
    ['full', mondayToFriday],
    ['part', week('MTW')],
  ]),
  places: new Map([
    ['nowhere', nowhere],
    ['bavaria', bavaria],
  ]),
  people: new Map([['ann', { name: 'Ann', createdOn: '2026-01-01', employment: {} }]]),
  terms: new Map([['ann', [first]]]),
};
const policiesAfter = (edit: Parameters<typeof withRuleEdit>[1]) =>
  withRuleEdit(records, edit)
    .plans.get('plan')
    ?.policies.map((each) => [each.type, each.from, each.rules?.grants[0]?.steps[0]?.perYear]);

describe('the policies of a plan', () => {
  test('replace the version of that day, or insert one in date order', () => {
    const better = { ...vacation, rules: rules(30) };
    expect(policiesAfter({ kind: 'POLICY', planId: 'plan', version: better })).toEqual([
      ['SICK_LEAVE', '2026-01-01', 1000],
      ['VACATION', '2026-01-01', 3000],
    ]);
    const later = { ...better, from: '2025-01-01' };
    expect(policiesAfter({ kind: 'POLICY', planId: 'plan', version: later })).toEqual([
      ['SICK_LEAVE', '2026-01-01', 1000],
      ['VACATION', '2025-01-01', 3000],
      ['VACATION', '2026-01-01', 2400],
    ]);
  });

  test('a version can be deleted', () => {
    const deletion = { kind: 'POLICY_DELETION', planId: 'plan', type: 'SICK_LEAVE', from: '2026-01-01' };
    expect(policiesAfter({ ...deletion, kind: 'POLICY_DELETION' })).toEqual([
      ['VACATION', '2026-01-01', 2400],
    ]);
  });

  test('a plan edit replaces all policies, or keeps them if it has none', () => {
    const whole = { kind: 'PLAN', planId: 'plan', yearStart: null, policies: [vacation, sick] } as const;
    expect(withRuleEdit(records, whole).plans.get('plan')).toEqual({
      id: 'plan',
      yearStart: null,
      policies: [sick, vacation],
    });
    const start = { ...whole, yearStart: '04-01', policies: undefined };
    expect(withRuleEdit(records, start).plans.get('plan')?.policies).toEqual([sick, vacation]);
  });
});

describe('the terms of people', () => {
  const change = { from: '2026-07-01', planId: 'other', scheduleId: 'part' };

  test('change from a date, only for people with records', () => {
    const changed = withRuleEdit(records, { kind: 'TERMS', userIds: ['ann', 'unknown'], change });
    expect([...changed.terms]).toEqual([['ann', [first, { ...first, ...change }]]]);
    expect(termsOfPerson(changed, 'ann')?.map(({ plan, schedule }) => [plan.id, schedule])).toEqual([
      ['plan', mondayToFriday],
      ['other', week('MTW')],
    ]);
  });

  test('are as before once the change is deleted; the first row stays', () => {
    const changed = withRuleEdit(records, { kind: 'TERMS', userIds: ['ann'], change });
    const deleted = withRuleEdit(changed, { kind: 'TERMS_DELETION', userId: 'ann', from: change.from });
    expect(deleted.terms).toEqual(records.terms);
    const stays = withRuleEdit(records, { kind: 'TERMS_DELETION', userId: 'ann', from: first.from });
    expect(stays.terms).toEqual(records.terms);
  });

  test('are undefined if the person has none, or if their plan is unknown', () => {
    expect(termsOfPerson(records, 'unknown')).toBeUndefined();
    expect(termsOfPerson({ ...records, plans: new Map() }, 'ann')).toBeUndefined();
  });
});

test('edits of types and schedules replace the record', () => {
  const counted = { ...type, counts: 'CALENDAR' } as const;
  expect(withRuleEdit(records, { kind: 'TYPE', type: counted }).types).toEqual([counted]);
  const edit = { kind: 'SCHEDULE', scheduleId: 'full', schedule: week('M') } as const;
  expect(withRuleEdit(records, edit).schedules.get('full')).toEqual(week('M'));
});

test('employments of a person are replaced', () => {
  const employment = { employmentStart: '2026-09-01', earlierEmployments: [] };
  const after = withRuleEdit(records, { kind: 'EMPLOYMENTS', userId: 'ann', employment });
  expect(after.people.get('ann')).toEqual({ name: 'Ann', createdOn: '2026-01-01', employment });
});
