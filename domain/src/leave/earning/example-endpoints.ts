import { checkLeaveAdmin } from '../../access/admin-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { PolicyAddress } from '../plans/plan-schema.ts';
import { ExampleLedger, ReadExample } from './example-schema.ts';

export const readExample = endpoint({
  name: 'readExample',
  summary:
    'The ledger of an example person, through two leave years, if the rules of a type in a plan were these from a day on',
  method: 'POST',
  path: '/admin/leave/plans/{id}/policies/{type}/{from}/example',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  params: PolicyAddress,
  body: ReadExample,
  status: 200,
  answer: ExampleLedger,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});
