import { storeLink } from '../decision-links.ts';
import { createRequest } from '../factories.ts';
import {
  type AuditedCall,
  type AuditTable,
  type AuditWorld,
  became,
  changed,
  type ExpectedEntry,
  ofAccount,
  someone,
} from './audit-row.ts';

interface About {
  person: { id: string; name: string; email: string };
  requestId: string;
}

/** A call with a link of the administrator. */
async function withLink(
  world: AuditWorld,
  { more = {}, isUsed = false }: { more?: object; isUsed?: boolean },
  entryOf: (about: About) => ExpectedEntry,
): Promise<AuditedCall> {
  const { app, admin } = world;
  const person = await someone(world);
  const { id: requestId } = await createRequest(app.database, {
    requesterId: person.id,
    startDate: '2026-08-03',
    ...(isUsed && { status: 'APPROVED', decidedById: admin.id }),
  });
  const token = await storeLink(app, { approverId: admin.id, requestId, isUsed });
  return { body: { token, ...more }, entries: [entryOf({ person, requestId })] };
}

function ofRequest(action: string, { person, requestId }: About, from: string, to: string): ExpectedEntry {
  return {
    action,
    entity: 'time-off-request',
    entityId: requestId,
    subject: person,
    changes: [changed('status', from, to)],
  };
}

export const auditOfDecisions: AuditTable = {
  lookAtLink: [
    {
      title: 'an administrator’s view of the requester’s balance',
      prepare: (world) =>
        withLink(world, {}, ({ person }) =>
          ofAccount('balance.read', person, became('leaveYear', '2026-01-01')),
        ),
      isIdempotent: true,
    },
  ],
  decideByLink: [
    {
      title: 'both statuses and the reason',
      prepare: (world) =>
        withLink(world, { more: { decision: 'REJECT', reason: 'Too many are away' } }, (about) => ({
          ...ofRequest('time-off.rejected', about, 'PENDING', 'REJECTED'),
          reason: 'Too many are away',
        })),
    },
  ],
  undoDecisionByLink: [
    {
      title: 'both statuses',
      prepare: (world) =>
        withLink(world, { isUsed: true }, (about) =>
          ofRequest('time-off.decision-undone', about, 'APPROVED', 'PENDING'),
        ),
    },
  ],
};
