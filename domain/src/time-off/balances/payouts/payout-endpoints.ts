import * as z from 'zod/mini';
import { checkLeaveAdmin } from '../../../access/admin-rules.ts';
import { endpoint } from '../../../endpoint.ts';
import { writtenRecord } from '../../../work-time/effect-schema.ts';
import { ListPayables, Payable, Payout, WritePayout } from './payout-schema.ts';

export const recordPayout = endpoint({
  name: 'recordPayout',
  summary:
    "Records days or hours of another person's account as paid out; for administrators. They are deducted from the account",
  method: 'POST',
  path: '/admin/leave/payouts',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  body: WritePayout,
  status: 201,
  answer: writtenRecord(Payout),
  refusals: [
    'FORBIDDEN',
    'NOT_FOUND',
    'OWN_BALANCE',
    'EXCEEDS_BALANCE',
    'BELOW_MINIMUM',
    'INVALID_TRANSITION',
    'OWN_RECORD',
    'IMPACT_CHANGED',
    'YEAR_CLOSED',
  ],
});

export const listPayables = endpoint({
  name: 'listPayables',
  summary:
    'What is payable to people who have left and not yet paid out, by last day; X-Total-Count carries how many accounts there are',
  method: 'GET',
  path: '/admin/leave/payables',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  query: ListPayables,
  status: 200,
  answer: z.array(Payable),
  refusals: ['FORBIDDEN'],
});
