import { storeLink } from '../decision-links.ts';
import { createRequest, createUser } from '../factories.ts';
import { type AccessRow, type AccessTable, everyone, managers, type World } from './access-row.ts';

type Decider = 'caller' | 'another';

/** A link for the caller or someone else, about a request in the caller's department. */
async function linkOf(world: World, callerId: string, decider: Decider, isUsed: boolean): Promise<string> {
  const { database } = world.app;
  const approverId = decider === 'caller' ? callerId : (await createUser(database, { role: 'HR_ADMIN' })).id;
  const requester = await createUser(database, { departmentId: world.ownDepartmentId });
  const request = await createRequest(database, {
    requesterId: requester.id,
    startDate: '2026-03-09',
    ...(isUsed && { status: 'APPROVED', decidedById: approverId }),
  });
  return storeLink(world.app, { approverId, requestId: request.id, isUsed });
}

/** The link alone permits the call, except in a browser where someone else is signed in. */
function withLink({ more = {}, isUsed = false }: { more?: object; isUsed?: boolean }): AccessTable[string] {
  const row = (decider: Decider): AccessRow['prepare'] => {
    return async (world, { id }) => ({ body: { token: await linkOf(world, id, decider, isUsed), ...more } });
  };
  return [
    { about: 'own department, with a link of another', prepare: row('another'), answers: everyone(403) },
    {
      about: 'own department, with an own link',
      prepare: row('caller'),
      answers: { ...managers(200), EMPLOYEE: 409 },
    },
  ];
}

export const accessToDecisions: AccessTable = {
  lookAtLink: withLink({}),
  decideByLink: withLink({ more: { decision: 'APPROVE' } }),
  undoDecisionByLink: withLink({ isUsed: true }),
};
