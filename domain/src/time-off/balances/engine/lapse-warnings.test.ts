import { expect, test } from 'vitest';
import { approved, grant, person, plan, rules } from '../../../testing/leave-worlds.ts';
import { availableAtYearStart, lapsesAhead, stageOn } from './lapse-warnings.ts';

const own = new Set(['plan']);
const nobodys = new Set<string>();
const carrying = plan(rules(24, { grants: [grant(24, { carryLimit: 500, carryMonths: 3 })] }));

test.each([
  ['2026-12-30', '2027-03-31', undefined],
  ['2026-12-31', '2027-03-31', 'THREE_MONTHS'],
  ['2027-03-02', '2027-03-31', 'THREE_MONTHS'],
  ['2027-03-03', '2027-03-31', 'FOUR_WEEKS'],
  ['2027-03-31', '2027-03-31', 'FOUR_WEEKS'],
  ['2027-04-01', '2027-03-31', undefined],
  // A month that is too short has its last day for all of them, in a leap year one more.
  ['2027-02-27', '2027-05-31', undefined],
  ['2027-02-28', '2027-05-31', 'THREE_MONTHS'],
  ['2028-02-28', '2028-05-31', undefined],
  ['2028-02-29', '2028-05-31', 'THREE_MONTHS'],
  ['2028-02-28', '2028-05-28', 'THREE_MONTHS'],
  ['2028-01-31', '2028-02-29', 'THREE_MONTHS'],
  ['2028-02-01', '2028-02-29', 'FOUR_WEEKS'],
  ['2027-01-31', '2027-02-28', 'FOUR_WEEKS'],
])('on %s, leave that expires on %s has the warning %s', (today, lapsesOn, stage) => {
  expect(stageOn(today, lapsesOn)).toBe(stage);
});

test('carried-over leave has a warning under any plan, less what is approved or pending', () => {
  const ann = person(carrying, {
    requests: [approved('2027-02-01'), approved('2027-02-02', '2027-02-02', { status: 'PENDING' })],
  });
  const lapse = { date: '2027-03-31', amount: 300 };
  expect(lapsesAhead(ann, '2026-12-30', nobodys)).toEqual([]);
  expect(lapsesAhead(ann, '2026-12-31', nobodys)).toEqual([{ ...lapse, stage: 'THREE_MONTHS' }]);
  expect(lapsesAhead(ann, '2027-03-20', nobodys)).toEqual([{ ...lapse, stage: 'FOUR_WEEKS' }]);
  expect(lapsesAhead(ann, '2027-04-01', nobodys)).toEqual([]);
});

test('once all of it is taken there is no warning', () => {
  const ann = person(carrying, { requests: [approved('2027-02-01', '2027-02-05')] });
  expect(lapsesAhead(ann, '2027-01-15', own)).toEqual([]);
});

test("the end of a leave year has a warning only under the company's own plans", () => {
  const ann = person(plan(rules(24)), { requests: [approved('2026-08-03', '2026-08-07')] });
  expect(lapsesAhead(ann, '2026-11-22', nobodys)).toEqual([]);
  expect(lapsesAhead(ann, '2026-11-22', own)).toEqual([
    { date: '2026-12-31', amount: 1900, stage: 'THREE_MONTHS' },
  ]);
});

test('an adjustment with a last day has a warning, with everything that expires on the same day', () => {
  const adjustments = [
    { id: 'one', on: '2026-01-01', amount: 200, expiresOn: '2026-10-31', reason: 'For the move' },
    { id: 'two', on: '2026-01-01', amount: 100, expiresOn: '2026-12-31', reason: 'For the move' },
  ];
  const ann = person(plan(rules(24)), { adjustments });
  expect(lapsesAhead(ann, '2026-10-10', nobodys)).toEqual([
    { date: '2026-10-31', amount: 200, stage: 'FOUR_WEEKS' },
    { date: '2026-12-31', amount: 2500, stage: 'THREE_MONTHS' },
  ]);
});

test('nothing expires on the last day of an employment or later, so there is no warning', () => {
  const lapses = (left: string) => lapsesAhead(person(carrying, { left }), '2027-02-15', own);
  expect(lapses('2027-03-30')).toEqual([]);
  expect(lapses('2027-03-31')).toEqual([]);
  expect(lapses('2027-04-01')).toHaveLength(1);
});

test('the first week of a leave year has a warning of all that expires, if the policy needs one', () => {
  const granted = { grants: [grant(30, { carryLimit: null, carryMonths: 3 })] };
  const warned = plan(rules(30, { ...granted, needsWarning: true }));
  const ann = person(warned, { joined: '2026-01-01' });
  const all = [
    { date: '2027-03-31', amount: 3000, stage: 'YEAR_START' },
    { date: '2028-03-31', amount: 3000, stage: 'YEAR_START' },
  ];
  expect(availableAtYearStart(ann, '2026-12-31')).toEqual([]);
  expect(availableAtYearStart(ann, '2027-01-01')).toEqual(all);
  expect(availableAtYearStart(ann, '2027-01-07')).toEqual(all);
  expect(availableAtYearStart(ann, '2027-01-08')).toEqual([]);
  const joinedInMay = person(warned, { joined: '2026-05-04' });
  expect(availableAtYearStart(joinedInMay, '2026-05-10')).toMatchObject([{ date: '2027-03-31' }]);
  expect(availableAtYearStart(joinedInMay, '2026-05-11')).toEqual([]);
  expect(availableAtYearStart(person(plan(rules(30, granted))), '2027-01-04')).toEqual([]);
});
