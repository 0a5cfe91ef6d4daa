import { randomUUID } from 'node:crypto';
import { createPlan, policyDocumentOf } from '../plan-factories.ts';
import { type AccessRow, type AccessTable, admins, unknownId } from './access-row.ts';

type Prepare = AccessRow['prepare'];

const newPlan = () => ({ name: `Plan ${randomUUID()}`, yearStart: '01-01' });
const thePlan: Prepare = async ({ app }, _actor, owner) => ({
  params: { id: owner === 'unknown' ? unknownId : await createPlan(app.database) },
});
const theVersion: Prepare = async (world, actor, owner) => ({
  params: {
    ...(await thePlan(world, actor, owner)).params,
    type: 'VACATION',
    from: '2026-01-01',
  },
});
const withBody =
  (prepare: Prepare, body: () => object): Prepare =>
  async (...about) => ({ ...(await prepare(...about)), body: body() });

function write(prepare: Prepare, status: number): [AccessRow, ...AccessRow[]] {
  return [
    { about: 'nobody', prepare, answers: admins(status) },
    { about: 'unknown', prepare, answers: admins(404) },
  ];
}

export const accessToPlans: AccessTable = {
  listPlans: [{ about: 'nobody', prepare: () => ({}), answers: admins(200) }],
  createPlan: [{ about: 'nobody', prepare: () => ({ body: newPlan() }), answers: admins(201) }],
  createPlanFromTemplate: [
    {
      about: 'nobody',
      prepare: () => ({ body: { ...newPlan(), template: 'germany', types: ['VACATION'] } }),
      answers: admins(201),
    },
  ],
  changePlan: write(withBody(thePlan, newPlan), 200),
  copyPlan: write(
    withBody(thePlan, () => ({ name: newPlan().name })),
    201,
  ),
  deletePlan: write(thePlan, 204),
  writePolicy: write(
    withBody(theVersion, () => ({ rules: policyDocumentOf(30) })),
    200,
  ),
  deletePolicy: write(theVersion, 204),
  readExample: write(
    withBody(theVersion, () => ({ rules: policyDocumentOf(30) })),
    200,
  ),
};
