import * as z from 'zod/mini';
import { checkLeaveAdmin } from '../../access/admin-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { fileFormat, listTypes } from '../../file-format.ts';
import { Id } from '../../id.ts';
import { WriteAdjustment } from '../../leave/plans/schema.ts';
import { Impact, RemovedRule, writtenRecord } from '../../work-time/effect-schema.ts';
import { Adjustment } from './adjustment-schema.ts';
import {
  AccountAnswer,
  EffectiveTerms,
  EntriesAnswer,
  EntriesOf,
  ExportBalances,
  LapseAnswer,
  ListBalances,
  PersonBalances,
  ReadAccounts,
  ReadEntries,
} from './answers/account-schema.ts';
import { checkBalanceAdmin, checkBalanceViewer } from './balance-rules.ts';
import { ExpiryMoved, MoveExpiry } from './expiry-schema.ts';
import { LeaveBalance, SetBalance } from './schema.ts';

export const readMyBalance = endpoint({
  name: 'readMyBalance',
  summary: "The caller's leave balance of the current leave year",
  method: 'GET',
  path: '/vacation/my-balance',
  access: 'signed-in',
  status: 200,
  answer: LeaveBalance,
  refusals: ['NOT_FOUND'],
});

export const readBalance = endpoint({
  name: 'readBalance',
  summary: "A person's leave balance of the current leave year",
  method: 'GET',
  path: '/vacation/leave-balance/{userId}',
  access: 'signed-in',
  params: z.object({ userId: Id }),
  status: 200,
  answer: LeaveBalance,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const setBalance = endpoint({
  name: 'setBalance',
  summary: "Sets the totals of another person's current leave year; for administrators",
  method: 'PUT',
  path: '/vacation/leave-balance/{userId}',
  access: 'signed-in',
  mayTry: checkBalanceAdmin,
  params: z.object({ userId: Id }),
  body: SetBalance,
  status: 200,
  answer: LeaveBalance,
  refusals: ['YEAR_CLOSED', 'FORBIDDEN', 'NOT_FOUND', 'OWN_BALANCE', 'INVALID_TRANSITION'],
});

export const readAccounts = endpoint({
  name: 'readAccounts',
  summary:
    "A person's leave accounts as of a day, one for each type; without a userId the caller's, without a day today's",
  method: 'GET',
  path: '/vacation/accounts',
  access: 'signed-in',
  query: ReadAccounts,
  status: 200,
  answer: z.array(AccountAnswer),
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const readHeldTerms = endpoint({
  name: 'readHeldTerms',
  summary:
    "The plan, work schedule, place and employment that a person's balances of a day go by; without a userId the caller's, without a day today's",
  method: 'GET',
  path: '/vacation/terms',
  access: 'signed-in',
  query: ReadAccounts,
  status: 200,
  answer: EffectiveTerms,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const listBalances = endpoint({
  name: 'listBalances',
  summary:
    'The people in the sight of the caller who have an account, by name or balance, with what they can book today; X-Total-Count carries how many there are',
  method: 'GET',
  path: '/vacation/balances',
  access: 'signed-in',
  mayTry: checkBalanceViewer,
  query: ListBalances,
  status: 200,
  answer: z.array(PersonBalances),
  refusals: ['FORBIDDEN'],
});

export const exportBalances = endpoint({
  name: 'exportBalances',
  summary: 'The same of all who match as a file',
  method: 'GET',
  path: '/vacation/balances/export',
  access: 'signed-in',
  mayTry: checkBalanceViewer,
  query: z.object({ ...ExportBalances.shape, ...fileFormat }),
  status: 200,
  answer: null,
  download: listTypes,
  refusals: ['FORBIDDEN'],
});

export const readLapses = endpoint({
  name: 'readLapses',
  summary:
    "What of the caller's leave lapses within three months, the soonest first; people are warned of it by mail",
  method: 'GET',
  path: '/vacation/lapses',
  access: 'signed-in',
  status: 200,
  answer: z.array(LapseAnswer),
  refusals: [],
});

export const readEntries = endpoint({
  name: 'readEntries',
  summary: 'What an account is made of, line by line; without dates in the present leave year',
  method: 'GET',
  path: '/vacation/accounts/{type}/entries',
  access: 'signed-in',
  params: EntriesOf,
  query: ReadEntries,
  status: 200,
  answer: EntriesAnswer,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const addAdjustment = endpoint({
  name: 'addAdjustment',
  summary: "Adds days or hours to another person's account, or takes some from it; for administrators",
  method: 'POST',
  path: '/admin/leave/adjustments',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  body: WriteAdjustment,
  status: 201,
  answer: writtenRecord(Adjustment),
  refusals: [
    'FORBIDDEN',
    'NOT_FOUND',
    'OWN_BALANCE',
    'INVALID_TRANSITION',
    'OWN_RECORD',
    'IMPACT_CHANGED',
    'YEAR_CLOSED',
  ],
});

export const moveExpiry = endpoint({
  name: 'moveExpiry',
  summary:
    "Moves the day on which a leave year's leave of another person expires to a later one; for administrators",
  method: 'POST',
  path: '/admin/leave/expiries',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  body: MoveExpiry,
  status: 201,
  answer: writtenRecord(ExpiryMoved),
  refusals: [
    'FORBIDDEN',
    'NOT_FOUND',
    'OWN_BALANCE',
    'INVALID_TRANSITION',
    'OWN_RECORD',
    'IMPACT_CHANGED',
    'YEAR_CLOSED',
  ],
});

export const deleteAdjustment = endpoint({
  name: 'deleteAdjustment',
  summary: "Takes an adjustment of another person's account back; for administrators",
  method: 'DELETE',
  path: '/admin/leave/adjustments/{id}',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  params: z.object({ id: Id }),
  query: RemovedRule,
  status: 204,
  answer: null,
  effect: Impact,
  refusals: [
    'FORBIDDEN',
    'NOT_FOUND',
    'OWN_BALANCE',
    'INVALID_TRANSITION',
    'OWN_RECORD',
    'IMPACT_CHANGED',
    'YEAR_CLOSED',
  ],
});
