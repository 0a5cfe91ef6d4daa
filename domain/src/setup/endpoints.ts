import { endpoint } from '../endpoint.ts';
import { MarkSetup, Setup, SetupMarkParams } from './schema.ts';
import { checkSetupAdmin } from './setup-rules.ts';

export const readSetup = endpoint({
  name: 'readSetup',
  summary: 'The steps from an empty company to the first request, each with its state',
  method: 'GET',
  path: '/admin/setup',
  access: 'signed-in',
  mayTry: checkSetupAdmin,
  status: 200,
  answer: Setup,
  refusals: ['FORBIDDEN'],
});

export const markSetup = endpoint({
  name: 'markSetup',
  summary: 'Marks a step of the setup as done or open, or the checklist as closed or open',
  method: 'PUT',
  path: '/admin/setup/{mark}',
  access: 'signed-in',
  mayTry: checkSetupAdmin,
  params: SetupMarkParams,
  body: MarkSetup,
  status: 200,
  answer: Setup,
  refusals: ['FORBIDDEN'],
});
