import { expect, test } from 'vitest';
import type { LeaveType } from '../../../leave/types/leave-type.ts';
import { approved } from '../../../testing/leave-worlds.ts';
import { reducingAbsences } from './reducing-absences.ts';

const unpaid: LeaveType = {
  code: 'UNPAID',
  name: 'Unpaid Leave',
  colour: 'grey',
  unit: 'DAY',
  counts: 'WORKED',
  takesHalves: true,
  isPaid: false,
  isAway: true,
  needsApproval: true,
  remindsOfExpiry: false,
  isPaidOut: false,
  isSickness: false,
  documentBy: 'PERSON',
  reason: 'NONE',
  documentAfterDays: null,
  reducesLeave: 'DAYS',
  shownTo: 'APPROVERS',
};
const march = approved('2027-03-01', '2027-03-31');
const of = (type: LeaveType, record = march) => reducingAbsences([{ type: type.code, record }], [type]);

test('approved absences of types that reduce leave do', () => {
  expect(of(unpaid)).toMatchObject([
    {
      code: 'UNPAID',
      type: { name: 'Unpaid Leave' },
      reduces: 'DAYS',
      startDate: '2027-03-01',
      endDate: '2027-03-31',
    },
  ]);
  expect(of({ ...unpaid, reducesLeave: 'NONE' })).toEqual([]);
  expect(of(unpaid, { ...march, status: 'PENDING' })).toEqual([]);
  expect(of(unpaid, { ...march, endDate: '2027-03-01', minutes: 60 })).toEqual([]);
});

test('an absence that reduces by full months does once the person was notified', () => {
  const parental: LeaveType = { ...unpaid, reducesLeave: 'FULL_MONTHS' };
  expect(of(parental)).toEqual([]);
  expect(of(parental, { ...march, leaveReducedOn: '2027-02-01' })).toMatchObject([
    { reduces: 'FULL_MONTHS', startDate: '2027-03-01' },
  ]);
});

test('a type for HR only is not named', () => {
  expect(of({ ...unpaid, shownTo: 'HR' })[0]?.type).toBeUndefined();
});
