import type { FieldChange } from '@almanac/domain/events/event-change';
import { createType } from '../factories.ts';
import { type AuditTable, type AuditWorld, became, changed, type ExpectedEntry, was } from './audit-row.ts';

const fields = {
  colour: 'teal',
  unit: 'DAY',
  counts: 'WORKED',
  takesHalves: true,
  isPaid: true,
  isAway: true,
  needsApproval: true,
  remindsOfExpiry: true,
  isPaidOut: true,
  isSickness: false,
  reason: 'OPTIONAL',
  documentBy: 'PERSON',
  reducesLeave: 'NONE',
  shownTo: 'APPROVERS',
} as const;

let made = 0;

async function madeType({ app }: AuditWorld) {
  made += 1;
  const type = { code: `AUDITED_${made}`, name: `Audited ${made}` };
  await createType(app.database, type);
  const { id } = await app.database
    .selectFrom('leaveTypes')
    .select('id')
    .where('code', '=', type.code)
    .executeTakeFirstOrThrow();
  return { id, ...type };
}

function ofType(action: string, entityId: string, changes: FieldChange[]): ExpectedEntry {
  return { action, entity: 'leave-type', entityId, changes };
}

const all = (of: typeof became, type: { code: string; name: string }) =>
  Object.entries({ ...type, ...fields }).map(([field, value]) => of(field as FieldChange['field'], value));

export const auditOfTypes: AuditTable = {
  createLeaveType: [
    {
      title: 'everything of the new type',
      async prepare() {
        made += 1;
        const type = { code: `NEW_${made}`, name: `New ${made}` };
        return {
          body: { ...type, ...fields },
          entries: async ({ id }) => [ofType('leave-type.created', id, all(became, type))],
        };
      },
    },
  ],
  changeLeaveType: [
    {
      title: 'only the changed fields',
      async prepare(world) {
        const { id, code, name } = await madeType(world);
        return {
          params: { code },
          body: { ...fields, name, colour: 'pink', shownTo: 'HR' },
          entries: [
            ofType('leave-type.changed', id, [
              changed('colour', 'teal', 'pink'),
              changed('shownTo', 'APPROVERS', 'HR'),
            ]),
          ],
        };
      },
    },
  ],
  deleteLeaveType: [
    {
      title: 'everything of the type',
      async prepare(world) {
        const { id, ...type } = await madeType(world);
        return { params: { code: type.code }, entries: [ofType('leave-type.deleted', id, all(was, type))] };
      },
    },
  ],
};
