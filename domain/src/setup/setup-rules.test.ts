import { expect, test } from 'vitest';
import { checkSetupAdmin, isMarkable, isSetUp, type SetupFacts, setupOf } from './setup-rules.ts';
import { setupSteps } from './setup-step.ts';

const root = { role: 'SYSTEM_ADMIN' } as const;
const done: SetupFacts = {
  marks: ['EMAIL_TESTED'],
  settings: { isNamed: true, version: 1 },
  places: [{ id: 'a', years: [2026, 2027] }],
  plans: { own: 1, used: 1 },
  ownSchedules: 1,
  people: { active: 3, employedBefore: 2, withBalance: 2, approvers: 2, invited: 3 },
  departments: { withPeople: 1, withApprover: 1 },
};
const stateOf = (id: string, facts: Partial<SetupFacts>) =>
  setupOf({ ...done, ...facts }, 2026, root).steps.find((step) => step.id === id)?.state;

test('a company with everything is set up', () => {
  expect(isSetUp(setupOf(done, 2026, root))).toBe(true);
  expect(isSetUp(setupOf({ ...done, marks: [] }, 2026, root))).toBe(false);
});

test.each<[string, Partial<SetupFacts>, string]>([
  ['COMPANY', { settings: { isNamed: false, version: 1 } }, 'OPEN'],
  ['COMPANY', { settings: { isNamed: false, version: 2 } }, 'DONE'],
  ['PLACES', { places: [] }, 'OPEN'],
  ['PLACES', { places: [{ id: 'a', years: [2027] }] }, 'STARTED'],
  ['LEAVE', { plans: { own: 1, used: 0 } }, 'STARTED'],
  ['LEAVE', { plans: { own: 0, used: 0 }, marks: ['LEAVE'] }, 'DONE'],
  ['SCHEDULES', { ownSchedules: 0 }, 'OPEN'],
  ['PEOPLE', { people: { ...done.people, active: 1 } }, 'OPEN'],
  ['BALANCES', { people: { ...done.people, withBalance: 1 } }, 'STARTED'],
  ['BALANCES', { people: { ...done.people, employedBefore: 0, withBalance: 0 } }, 'DONE'],
  ['APPROVERS', { people: { ...done.people, approvers: 1 } }, 'STARTED'],
  ['APPROVERS', { departments: { withPeople: 2, withApprover: 0 } }, 'OPEN'],
  ['EMAIL', { marks: [] }, 'OPEN'],
  ['INVITATIONS', { people: { ...done.people, invited: 1 } }, 'OPEN'],
  ['INVITATIONS', { people: { ...done.people, invited: 2 } }, 'STARTED'],
])('%s with %j is %s', (id, facts, state) => {
  expect(stateOf(id, facts)).toBe(state);
});

test('only administrators set up the company, and some steps can be marked', () => {
  expect(checkSetupAdmin({ role: 'HR_ADMIN' }).refused).toBe(false);
  expect(checkSetupAdmin({ role: 'MANAGER' }).refused).toBe(true);
  expect(setupSteps.filter(isMarkable)).toEqual(['LEAVE', 'SCHEDULES', 'BALANCES', 'APPROVERS']);
});
