import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { checkBalanceAdmin } from '../balances/balance-rules.ts';
import {
  DecidedRecalculations,
  DecideRecalculation,
  ListRecalculations,
  RecalculationAnswer,
  RecalculationPage,
} from './schema.ts';

export const listRecalculations = endpoint({
  name: 'listRecalculations',
  summary:
    'The balances that an update has corrected, by name, with the reasons; without a state all of them',
  method: 'GET',
  path: '/admin/leave/recalculations',
  access: 'signed-in',
  mayTry: checkBalanceAdmin,
  query: ListRecalculations,
  status: 200,
  answer: RecalculationPage,
  refusals: ['FORBIDDEN'],
});

export const keepRecalculation = endpoint({
  name: 'keepRecalculation',
  summary: "Keeps another person's balance as it was before the update, by adjustments",
  method: 'POST',
  path: '/admin/leave/recalculations/{id}/keep',
  access: 'signed-in',
  mayTry: checkBalanceAdmin,
  params: z.object({ id: Id }),
  body: DecideRecalculation,
  status: 200,
  answer: RecalculationAnswer,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'OWN_BALANCE', 'INVALID_TRANSITION', 'YEAR_CLOSED'],
});

export const acceptRecalculation = endpoint({
  name: 'acceptRecalculation',
  summary: "Accepts the balance of another person's account as the update has corrected it",
  method: 'POST',
  path: '/admin/leave/recalculations/{id}/accept',
  access: 'signed-in',
  mayTry: checkBalanceAdmin,
  params: z.object({ id: Id }),
  body: DecideRecalculation,
  status: 200,
  answer: RecalculationAnswer,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'OWN_BALANCE', 'INVALID_TRANSITION'],
});

export const keepRecalculations = endpoint({
  name: 'keepRecalculations',
  summary:
    "Keeps the next open balances of others as they were, at most 50 people's; call again until none is open",
  method: 'POST',
  path: '/admin/leave/recalculations/keep-all',
  access: 'signed-in',
  mayTry: checkBalanceAdmin,
  status: 200,
  answer: DecidedRecalculations,
  refusals: ['FORBIDDEN', 'YEAR_CLOSED'],
});

export const acceptRecalculations = endpoint({
  name: 'acceptRecalculations',
  summary:
    "Accepts the next open balances of others as corrected, at most 50 people's; call again until none is open",
  method: 'POST',
  path: '/admin/leave/recalculations/accept-all',
  access: 'signed-in',
  mayTry: checkBalanceAdmin,
  status: 200,
  answer: DecidedRecalculations,
  refusals: ['FORBIDDEN'],
});
