import { expectTypeOf, test } from 'vitest';
import { caller, countedCaller } from './call.ts';

type Booking = typeof import('@almanac/domain/time-off/booking/endpoints');
type Approvals = typeof import('@almanac/domain/time-off/approvals/endpoints');
type Balances = typeof import('@almanac/domain/time-off/balances/endpoints');
type Accounts = typeof import('@almanac/domain/people/accounts/endpoints');

test('a method or path that is not the endpoint’s does not compile', () => {
  caller<Booking['requestTimeOff']>('POST', '/vacation');
  // @ts-expect-error The endpoint is a POST.
  caller<Booking['requestTimeOff']>('PUT', '/vacation');
  // @ts-expect-error The path is /vacation.
  caller<Booking['requestTimeOff']>('POST', '/vacations');
});

test('input and answer are the endpoint’s', () => {
  const approveRequest = caller<Approvals['approveRequest']>('POST', '/vacation/{id}/approve');
  expectTypeOf(approveRequest)
    .parameter(0)
    .toEqualTypeOf<{ id: string; reason?: string | undefined; version?: number | undefined }>();
  const readMyBalance = caller<Balances['readMyBalance']>('GET', '/vacation/my-balance');
  expectTypeOf(readMyBalance).toBeCallableWith();
  const deleteRequest = caller<Booking['deleteRequest']>('DELETE', '/vacation/{id}');
  expectTypeOf(deleteRequest).returns.resolves.toBeNull();
  const listUsers = countedCaller<Accounts['listUsers']>('GET', '/admin/users');
  expectTypeOf(listUsers).returns.resolves.toHaveProperty('total').toBeNumber();
});
