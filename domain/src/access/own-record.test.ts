import { expect, test } from 'vitest';
import { allowed } from '../refusal.ts';
import { checkOwnRecord, noOverride } from './own-record.ts';

const reasonOfOnlyAdmin = 'You are the only administrator: give a reason to do this for yourself';

const check = (selfServiceOverride: Parameters<typeof checkOwnRecord>[2]) =>
  checkOwnRecord('OWN_RECORD', 'Not your own', selfServiceOverride);

test('with another administrator, no reason helps', () => {
  expect(check(noOverride)).toEqual({ refused: true, code: 'OWN_RECORD', message: 'Not your own' });
  expect(check({ isOnlyAdmin: false, reason: 'It is urgent' })).toMatchObject({ message: 'Not your own' });
});

test('the only administrator gives a reason', () => {
  const issues = [{ path: 'reason', message: reasonOfOnlyAdmin }];
  for (const reason of [undefined, '', '  ']) {
    expect(check({ isOnlyAdmin: true, reason })).toMatchObject({ code: 'OWN_RECORD', issues });
  }
  expect(check({ isOnlyAdmin: true, reason: 'Nobody else is here' })).toEqual(allowed);
});
