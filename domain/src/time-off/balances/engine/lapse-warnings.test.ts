import { expect, test } from 'vitest';
import { approved, grant, person, plan, rules } from '../../../testing/leave-worlds.ts';
import { lapsesAhead, stageOn } from './lapse-warnings.ts';

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
])('on %s, of what lapses on %s the warning is %s', (today, lapsesOn, stage) => {
  expect(stageOn(today, lapsesOn)).toBe(stage);
});

test('what was carried over is warned of under any plan, less what is approved or asked for', () => {
  const ann = person(carrying, {
    requests: [approved('2027-02-01'), approved('2027-02-02', '2027-02-02', { status: 'PENDING' })],
  });
  const lapse = { date: '2027-03-31', amount: 300 };
  expect(lapsesAhead(ann, '2026-12-30', nobodys)).toEqual([]);
  expect(lapsesAhead(ann, '2026-12-31', nobodys)).toEqual([{ ...lapse, stage: 'THREE_MONTHS' }]);
  expect(lapsesAhead(ann, '2027-03-20', nobodys)).toEqual([{ ...lapse, stage: 'FOUR_WEEKS' }]);
  expect(lapsesAhead(ann, '2027-04-01', nobodys)).toEqual([]);
});

test('who takes all of it is not warned', () => {
  const ann = person(carrying, { requests: [approved('2027-02-01', '2027-02-05')] });
  expect(lapsesAhead(ann, '2027-01-15', own)).toEqual([]);
});

test('the end of a leave year is warned of under plans that the company has made, and under no other one', () => {
  const ann = person(plan(rules(24)), { requests: [approved('2026-08-03', '2026-08-07')] });
  expect(lapsesAhead(ann, '2026-11-22', nobodys)).toEqual([]);
  expect(lapsesAhead(ann, '2026-11-22', own)).toEqual([
    { date: '2026-12-31', amount: 1900, stage: 'THREE_MONTHS' },
  ]);
});

test('an adjustment with a last day is warned of, and on the same day all that lapses', () => {
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

test('nothing lapses on the last day of an employment or later, so nobody is warned of it', () => {
  const lapses = (left: string) => lapsesAhead(person(carrying, { left }), '2027-02-15', own);
  expect(lapses('2027-03-30')).toEqual([]);
  expect(lapses('2027-03-31')).toEqual([]);
  expect(lapses('2027-04-01')).toHaveLength(1);
});
