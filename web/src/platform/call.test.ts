import { expectTypeOf, test } from 'vitest';
import { caller, countedCaller } from './call.ts';

type Requests = typeof import('@almanac/domain/time-off/endpoints');
type People = typeof import('@almanac/domain/people/endpoints');

test('a method or path that is not the endpoint’s does not compile', () => {
  caller<Requests['requestTimeOff']>('POST', '/vacation');
  // @ts-expect-error The endpoint is a POST.
  caller<Requests['requestTimeOff']>('PUT', '/vacation');
  // @ts-expect-error The endpoint stands at /vacation.
  caller<Requests['requestTimeOff']>('POST', '/vacations');
});

test('input and answer are the endpoint’s', () => {
  const approveRequest = caller<Requests['approveRequest']>('POST', '/vacation/{id}/approve');
  expectTypeOf(approveRequest).parameter(0).toEqualTypeOf<{ id: string }>();
  const readMyBalance = caller<Requests['readMyBalance']>('GET', '/vacation/my-balance');
  expectTypeOf(readMyBalance).toBeCallableWith();
  const deleteRequest = caller<Requests['deleteRequest']>('DELETE', '/vacation/{id}');
  expectTypeOf(deleteRequest).returns.resolves.toBeNull();
  const listUsers = countedCaller<People['listUsers']>('GET', '/admin/users');
  expectTypeOf(listUsers).returns.resolves.toHaveProperty('total').toBeNumber();
});
