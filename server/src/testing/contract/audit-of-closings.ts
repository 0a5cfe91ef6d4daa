import { randomUUIDv7 } from 'node:crypto';
import { expect } from 'vitest';
import { type AuditTable, type AuditWorld, became, was } from './audit-row.ts';

/** Reopens everything, so that the next day can be closed. */
const openAll = ({ app }: AuditWorld) => app.database.deleteFrom('leaveClosings').execute();

export const auditOfClosings: AuditTable = {
  closeYear: [
    {
      title: 'the last closed day',
      async prepare(world) {
        await openAll(world);
        return {
          body: { through: '1999-12-31' },
          entries: async ({ id }) => [
            {
              action: 'leave-closing.closed',
              entity: 'leave-closing',
              entityId: id,
              changes: [became('through', '1999-12-31')],
            },
          ],
        };
      },
    },
  ],
  keepProvisions: [
    {
      title: 'the day of the kept list',
      async prepare() {
        return {
          body: { on: '1999-12-31' },
          entries: async ({ id }) => [
            {
              action: 'leave-provisions.kept',
              entity: 'leave-provisions',
              entityId: id,
              changes: [became('through', '1999-12-31')],
            },
          ],
        };
      },
    },
  ],
  exportYearEnd: [
    {
      title: 'the day of the exported balances',
      async prepare() {
        const entry = {
          action: 'leave-closing.exported',
          entity: 'leave-closing',
          entityId: expect.any(String),
        };
        return {
          query: { through: '1999-12-31' },
          entries: [{ ...entry, changes: [became('through', '1999-12-31')] }],
        };
      },
    },
  ],
  undoClosing: [
    {
      title: 'the reopened days, and the reason',
      async prepare(world) {
        await openAll(world);
        const closing = { id: randomUUIDv7(), through: '1999-12-31', closedById: world.admin.id };
        await world.app.database.insertInto('leaveClosings').values(closing).execute();
        return {
          params: { through: closing.through },
          query: { reason: 'Closed too early' },
          entries: [
            {
              action: 'leave-closing.undone',
              entity: 'leave-closing',
              entityId: closing.id,
              changes: [was('through', closing.through)],
              reason: 'Closed too early',
            },
          ],
        };
      },
    },
  ],
};
