import type { Period } from '@almanac/domain/calendar/period';
import type { WriteAdjustment } from '@almanac/domain/leave/plans/schema';
import type {
  addAdjustment,
  deleteAdjustment,
  listBalances,
  moveExpiry,
  readAccounts,
  readBalance,
  readEntries,
  readHeldTerms,
  readLapses,
  readMyBalance,
  setBalance,
} from '@almanac/domain/time-off/balances/endpoints';
import type { MoveExpiry } from '@almanac/domain/time-off/balances/expiry-schema';
import type { SetBalance } from '@almanac/domain/time-off/balances/schema';
import type { RuleFields } from '@almanac/domain/work-time/effect-schema';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Submitted } from '../../../platform/forms/edited-record.ts';
import { caller, countedCaller } from '../../../platform/http/call.ts';
import { inAddress } from '../../../work-time/rule-changes/rule-call.ts';
import { refetchTimeOff, staleTime, timeOffKey } from '../../requests/api.ts';

const call = {
  readMyBalance: caller<typeof readMyBalance>('GET', '/vacation/my-balance'),
  readBalance: caller<typeof readBalance>('GET', '/vacation/leave-balance/{userId}'),
  readAccounts: caller<typeof readAccounts>('GET', '/vacation/accounts'),
  readHeldTerms: caller<typeof readHeldTerms>('GET', '/vacation/terms'),
  readEntries: caller<typeof readEntries>('GET', '/vacation/accounts/{type}/entries'),
  listBalances: countedCaller<typeof listBalances>('GET', '/vacation/balances'),
  readLapses: caller<typeof readLapses>('GET', '/vacation/lapses'),
  addAdjustment: caller<typeof addAdjustment>('POST', '/admin/leave/adjustments'),
  moveExpiry: caller<typeof moveExpiry>('POST', '/admin/leave/expiries'),
  deleteAdjustment: caller<typeof deleteAdjustment>('DELETE', '/admin/leave/adjustments/{id}'),
  setBalance: caller<typeof setBalance>('PUT', '/vacation/leave-balance/{userId}'),
};

export function myBalanceQuery() {
  return queryOptions({
    queryKey: [...timeOffKey, 'balance'],
    meta: { isOwn: true },
    queryFn: ({ signal }) => call.readMyBalance({}, signal),
    staleTime,
  });
}

export function balanceQuery(userId: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'balance', userId],
    queryFn: ({ signal }) => call.readBalance({ userId }, signal),
    staleTime,
  });
}

/** A page of visible people with their available leave, and the total. */
export function balanceListQuery(input: Parameters<typeof call.listBalances>[0]) {
  return queryOptions({
    queryKey: [...timeOffKey, 'balances', input],
    queryFn: ({ signal }) => call.listBalances(input, signal),
    placeholderData: keepPreviousData,
    staleTime,
  });
}

export function lapsesQuery() {
  return queryOptions({
    queryKey: [...timeOffKey, 'lapses'],
    meta: { isOwn: true },
    queryFn: ({ signal }) => call.readLapses({}, signal),
    staleTime,
  });
}

interface AccountsQuestion {
  /** The viewer by default. */
  userId?: string | undefined;
  /** Today by default. */
  on?: string | undefined;
}

/** The terms of the person's balances on the day. */
export function effectiveTermsQuery({ userId, on }: AccountsQuestion) {
  return queryOptions({
    queryKey: [...timeOffKey, 'effective-terms', userId, on],
    queryFn: ({ signal }) => call.readHeldTerms({ userId, on }, signal),
    placeholderData: (previous, query) => (query?.queryKey[2] === userId ? previous : undefined),
    staleTime,
  });
}

/** The accounts on a day. Those of the previous day stay until loaded. */
export function accountsQuery({ userId, on }: AccountsQuestion) {
  return queryOptions({
    queryKey: [...timeOffKey, 'accounts', userId, on],
    meta: { isOwn: userId === undefined },
    queryFn: ({ signal }) => call.readAccounts({ userId, on }, signal),
    placeholderData: (previous, query) => (query?.queryKey[2] === userId ? previous : undefined),
    staleTime,
  });
}

interface EntriesQuestion {
  userId?: string | undefined;
  type: string;
  /** The current leave year by default. */
  period?: Partial<Period> | undefined;
}

export function entriesQuery({ userId, type, period }: EntriesQuestion) {
  const { startDate: from, endDate: to } = period ?? {};
  return queryOptions({
    queryKey: [...timeOffKey, 'entries', userId, type, from, to],
    meta: { isOwn: userId === undefined },
    queryFn: ({ signal }) => call.readEntries({ userId, type, from, to }, signal),
    staleTime,
  });
}

export function addAdjustmentMutation() {
  return mutationOptions({
    mutationFn: ({ values }: Submitted<WriteAdjustment>) => call.addAdjustment(values),
    onSettled: (_answer, _error, _adjustment, _result, { client }) => refetchTimeOff(client),
  });
}

export function moveExpiryMutation() {
  return mutationOptions({
    mutationFn: ({ values }: Submitted<MoveExpiry>) => call.moveExpiry(values),
    onSettled: (_answer, _error, _moved, _result, { client }) => refetchTimeOff(client),
  });
}

/** Undoes an adjustment as if it had never been made. */
export function adjustmentRemoval(adjustment: { id: string; reason?: string | undefined }) {
  return (effect: RuleFields, signal?: AbortSignal) =>
    call.deleteAdjustment({ ...adjustment, ...inAddress(effect) }, signal);
}

export function setBalanceMutation(userId: string) {
  return mutationOptions({
    mutationFn: ({ values }: Submitted<SetBalance>) => call.setBalance({ userId, ...values }),
    onSettled: (_answer, _error, _totals, _result, { client }) => refetchTimeOff(client),
  });
}
