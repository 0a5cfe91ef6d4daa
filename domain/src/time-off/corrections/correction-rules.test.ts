import { describe, expect, test } from 'vitest';
import type { Role } from '../../access/role.ts';
import { allowed, type Decision, type RefusalCode, refuseInput } from '../../refusal.ts';
import { standardWork } from '../../work-time/day-of-work.ts';
import type { HalfDaySpan } from '../../work-time/half-day.ts';
import {
  type CorrectedRequest,
  type CorrectionFacts,
  checkInterruption,
  checkOpenDays,
  checkRecordedAs,
  checkShortening,
  interruptedDays,
  ownInterruption,
} from './correction-rules.ts';
import { checkOnBehalf, checkRecording, type RecordingFacts } from './on-behalf-rules.ts';
import { checkDaysChange, checkDaysReturn, checkUninterrupted } from './returned-days.ts';

const today = '2026-08-05';
const request: CorrectedRequest = {
  requesterId: 'bob',
  status: 'APPROVED',
  type: 'VACATION',
  startDate: '2026-08-03',
  endDate: '2026-08-14',
};
const workOn = (date: string) => !['08', '09', '15', '16'].includes(date.slice(-2));
const facts: CorrectionFacts = {
  type: { name: 'Vacation', takesHalves: true },
  amountOf: ({ startDate, endDate }: HalfDaySpan) => (workOn(startDate) || workOn(endDate) ? 100 : 0),
  today,
};
const viewer = (id: string, role: Role) => ({ id, role });
const resultOf = (decision: Decision<RefusalCode>) =>
  decision.refused ? [decision.code, decision.issues?.[0]?.path] : 'allowed';

describe('shortening', () => {
  test.each<[string, Partial<CorrectedRequest>, Pick<HalfDaySpan, 'endDate' | 'endHalf'>, unknown]>([
    ['to an earlier day', {}, { endDate: '2026-08-10' }, 'allowed'],
    ['to its first morning', {}, { endDate: '2026-08-03', endHalf: 'AM' }, 'allowed'],
    ['to before its start', {}, { endDate: '2026-08-02' }, ['VALIDATION_ERROR', 'endDate']],
    [
      'to before its first afternoon',
      { startHalf: 'PM' },
      { endDate: '2026-08-03', endHalf: 'AM' },
      ['VALIDATION_ERROR', 'endHalf'],
    ],
    ['to the same day', {}, { endDate: '2026-08-14' }, ['VALIDATION_ERROR', 'endDate']],
    ['to a later day', {}, { endDate: '2026-08-17' }, ['VALIDATION_ERROR', 'endDate']],
    [
      'to days that charge nothing',
      { startDate: '2026-08-08' },
      { endDate: '2026-08-09' },
      ['VALIDATION_ERROR', 'endDate'],
    ],
    [
      'a pending request',
      { status: 'PENDING' },
      { endDate: '2026-08-10' },
      ['INVALID_TRANSITION', undefined],
    ],
    [
      'a cancelled request',
      { status: 'CANCELLED' },
      { endDate: '2026-08-10' },
      ['INVALID_TRANSITION', undefined],
    ],
    [
      'hours of a day',
      { endDate: '2026-08-03', minutes: 120 },
      { endDate: '2026-08-03', endHalf: 'AM' },
      ['VALIDATION_ERROR', 'endHalf'],
    ],
  ])('%s', (_what, change, end, expected) => {
    const decision = checkShortening(viewer('ann', 'MANAGER'), { ...request, ...change }, end, facts);
    expect(resultOf(decision)).toEqual(expected);
  });

  test('cuts no day of a type taken in whole days', () => {
    const whole = { ...facts, type: { name: 'Unpaid Leave', takesHalves: false } };
    const end = { endDate: '2026-08-10', endHalf: 'AM' } as const;
    expect(resultOf(checkShortening(viewer('ann', 'MANAGER'), request, end, whole))).toEqual([
      'VALIDATION_ERROR',
      'endHalf',
    ]);
  });

  test.each<[Role, string, unknown]>([
    ['EMPLOYEE', '2026-08-05', 'allowed'],
    ['EMPLOYEE', '2026-08-04', ['VALIDATION_ERROR', 'endDate']],
    ['MANAGER', '2026-08-04', ['VALIDATION_ERROR', 'endDate']],
    ['HR_ADMIN', '2026-08-05', 'allowed'],
    ['HR_ADMIN', '2026-08-04', ['OWN_REQUEST', undefined]],
  ])('of their own, by a %s on 5 August, to end on %s', (role, endDate, expected) => {
    expect(resultOf(checkShortening(viewer('bob', role), request, { endDate }, facts))).toEqual(expected);
  });

  test('of time off that has begun, by the only administrator, requires a reason', () => {
    const self = viewer('bob', 'HR_ADMIN');
    const end = { endDate: '2026-08-04' };
    expect(resultOf(checkShortening(self, request, end, facts, { isOnlyAdmin: true }))).toEqual([
      'OWN_REQUEST',
      'reason',
    ]);
    expect(resultOf(checkShortening(self, request, end, facts, { isOnlyAdmin: true, reason: 'Flood' }))).toBe(
      'allowed',
    );
  });
});

describe('interrupting', () => {
  const days = { startDate: '2026-08-05', endDate: '2026-08-06' };

  test.each<[string, Partial<CorrectedRequest>, HalfDaySpan & { type?: string }, unknown]>([
    ['with nothing in their place', {}, days, 'allowed'],
    ['with sick leave in their place', {}, { ...days, type: 'SICK_LEAVE' }, 'allowed'],
    ['with the same type', {}, { ...days, type: 'VACATION' }, ['VALIDATION_ERROR', 'type']],
    ['backwards', {}, { ...days, endDate: '2026-08-04' }, ['VALIDATION_ERROR', 'endDate']],
    [
      'backwards within a day',
      {},
      { startDate: '2026-08-05', startHalf: 'PM', endDate: '2026-08-05', endHalf: 'AM' },
      ['VALIDATION_ERROR', 'endHalf'],
    ],
    ['before it', {}, { ...days, startDate: '2026-08-02' }, ['VALIDATION_ERROR', 'startDate']],
    ['beyond it', {}, { ...days, endDate: '2026-08-15' }, ['VALIDATION_ERROR', 'endDate']],
    ['after it', {}, { startDate: '2026-08-17', endDate: '2026-08-18' }, ['VALIDATION_ERROR', 'startDate']],
    ['on free days', {}, { startDate: '2026-08-08', endDate: '2026-08-09' }, ['VALIDATION_ERROR', 'endDate']],
    ['of a pending request', { status: 'PENDING' }, days, ['INVALID_TRANSITION', undefined]],
    [
      'of hours of a day, by half',
      { startDate: '2026-08-05', endDate: '2026-08-05', minutes: 120 },
      { startDate: '2026-08-05', startHalf: 'PM', endDate: '2026-08-05' },
      ['VALIDATION_ERROR', 'startHalf'],
    ],
  ])('%s', (_what, change, wanted, expected) => {
    const decision = checkInterruption(viewer('ann', 'MANAGER'), { ...request, ...change }, wanted, facts);
    expect(resultOf(decision)).toEqual(expected);
  });

  test('takes hours out as a whole: the whole day means the halves they occupy', () => {
    const day = { startDate: '2026-08-05', endDate: '2026-08-05' };
    const hours = { ...request, ...day, startHalf: 'PM', endHalf: 'PM', minutes: 60 } as const;
    const whole = { ...day, startHalf: 'AM', endHalf: 'PM' } as const;
    expect(interruptedDays(whole, hours)).toEqual({ ...day, startHalf: 'PM', endHalf: 'PM' });
    const morning = { ...day, endHalf: 'AM' } as const;
    expect(interruptedDays(morning, hours)).toBe(morning);
    expect(interruptedDays(whole, { ...hours, minutes: undefined })).toBe(whole);
  });

  test.each<[Role, string | undefined, unknown]>([
    ['EMPLOYEE', ownInterruption, 'allowed'],
    ['EMPLOYEE', 'UNPAID', ['FORBIDDEN', undefined]],
    ['MANAGER', undefined, ['FORBIDDEN', undefined]],
    ['HR_ADMIN', ownInterruption, 'allowed'],
    ['HR_ADMIN', undefined, ['OWN_REQUEST', undefined]],
  ])('of their own, by a %s, as %s', (role, type, expected) => {
    expect(resultOf(checkInterruption(viewer('bob', role), request, { ...days, type }, facts))).toEqual(
      expected,
    );
  });
});

test('no correction changes a closed day', () => {
  const closed = { ...facts, closedThrough: '2026-08-05' };
  expect(resultOf(checkOpenDays('2026-08-05', closed))).toEqual(['YEAR_CLOSED', undefined]);
  expect(resultOf(checkOpenDays('2026-08-06', closed))).toBe('allowed');
  const ann = viewer('ann', 'HR_ADMIN');
  expect(resultOf(checkShortening(ann, request, { endDate: '2026-08-04' }, closed))).toEqual([
    'YEAR_CLOSED',
    undefined,
  ]);
  expect(resultOf(checkShortening(ann, request, { endDate: '2026-08-05' }, closed))).toBe('allowed');
  const days = { startDate: '2026-08-05', endDate: '2026-08-06' };
  expect(resultOf(checkInterruption(ann, request, days, closed))).toEqual(['YEAR_CLOSED', undefined]);
});

describe('on behalf of someone', () => {
  test('is for those in scope, and for oneself only as the sole administrator', () => {
    const ann = viewer('ann', 'HR_ADMIN');
    expect(resultOf(checkOnBehalf(ann, { id: 'bob', isInScope: true }))).toBe('allowed');
    expect(resultOf(checkOnBehalf(ann, { id: 'bob', isInScope: false }))).toEqual(['NOT_FOUND', undefined]);
    const self = { id: 'ann', isInScope: false };
    expect(resultOf(checkOnBehalf(ann, self))).toEqual(['OWN_REQUEST', undefined]);
    expect(resultOf(checkOnBehalf(ann, self, { isOnlyAdmin: true, reason: 'Nobody else' }))).toBe('allowed');
  });

  const wanted = { startDate: '2020-08-03', endDate: '2020-08-04' };
  const recording: RecordingFacts = { employment: {}, work: standardWork, requests: [], recordable: allowed };
  const seenType = { code: 'SICK_LEAVE', name: 'Sick Leave' };
  const other = { id: 'r', type: 'SICK_LEAVE', seenType, status: 'APPROVED', ...wanted } as const;

  test.each<[string, Partial<RecordingFacts>, Partial<HalfDaySpan>, unknown]>([
    ['on past days', {}, {}, 'allowed'],
    [
      'before they joined',
      { employment: { employmentStart: '2021-01-01' } },
      {},
      ['VALIDATION_ERROR', 'startDate'],
    ],
    [
      'without enough balance',
      { recordable: refuseInput('endDate', 'No') },
      {},
      ['VALIDATION_ERROR', 'endDate'],
    ],
    ['beside another request', { requests: [other] }, {}, ['OVERLAPPING_REQUEST', undefined]],
    ['in a closed year', { closedThrough: '2020-12-31' }, {}, ['YEAR_CLOSED', undefined]],
  ])('time off %s', (_what, change, span, expected) => {
    expect(resultOf(checkRecording({ ...wanted, ...span }, { ...recording, ...change }))).toEqual(expected);
  });

  test('is refused in words about them', () => {
    expect(
      checkRecording(wanted, { ...recording, employment: { employmentStart: '2021-01-01' } }),
    ).toMatchObject({
      message: 'Validation failed: Their employment has not begun on this day; it begins on Fri 1 Jan 2021',
    });
    expect(checkRecording(wanted, { ...recording, requests: [other] })).toMatchObject({
      message: 'They already have an approved Sick Leave request for Mon 3 to Tue 4 Aug 2020',
    });
  });
});

describe('days taken out of time off', () => {
  const interruption = {
    originKind: 'INTERRUPTION',
    type: 'SICK_LEAVE',
    startDate: today,
    endDate: today,
  } as const;

  test('keep their dates and type while pending', () => {
    expect(resultOf(checkDaysChange(interruption, {}))).toBe('allowed');
    expect(resultOf(checkDaysChange(interruption, { endDate: today }))).toBe('allowed');
    expect(resultOf(checkDaysChange(interruption, { endDate: '2026-08-06' }))).toEqual([
      'INVALID_TRANSITION',
      undefined,
    ]);
    expect(resultOf(checkDaysChange(interruption, { type: 'UNPAID' }))).toEqual([
      'INVALID_TRANSITION',
      undefined,
    ]);
    expect(resultOf(checkDaysChange({ ...interruption, originKind: null }, { type: 'UNPAID' }))).toBe(
      'allowed',
    );
  });

  test('return only if the balance covers them', () => {
    expect(resultOf(checkDaysReturn({ name: 'Vacation' }, true))).toBe('allowed');
    expect(checkDaysReturn({ name: 'Vacation' }, false)).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      message:
        'These days would return to Vacation, but its balance has been used since; change that request first',
    });
  });

  test('keep the decision that granted them', () => {
    const refused = ['INVALID_TRANSITION', undefined];
    expect(resultOf(checkUninterrupted({ originKind: null, isInterrupted: true }))).toEqual(refused);
    expect(resultOf(checkUninterrupted({ originKind: 'REST', isInterrupted: false }))).toEqual(refused);
    expect(resultOf(checkUninterrupted({ originKind: 'INTERRUPTION', isInterrupted: false }))).toBe(
      'allowed',
    );
  });
});

test('half days are recorded as a type that allows them', () => {
  const afternoon = { startDate: '2026-08-05', startHalf: 'PM', endDate: '2026-08-05' } as const;
  const morning = { startDate: '2026-08-05', endDate: '2026-08-05', endHalf: 'AM' } as const;
  const wholeDays = { name: 'Unpaid', takesHalves: false };
  expect(checkRecordedAs(afternoon, { name: 'Sick Leave', takesHalves: true })).toEqual(allowed);
  expect(checkRecordedAs({ ...afternoon, startHalf: 'AM' }, wholeDays)).toEqual(allowed);
  expect(checkRecordedAs(afternoon, wholeDays)).toEqual(
    refuseInput('startHalf', 'Unpaid is taken in whole days'),
  );
  expect(checkRecordedAs(morning, wholeDays)).toEqual(
    refuseInput('endHalf', 'Unpaid is taken in whole days'),
  );
});
