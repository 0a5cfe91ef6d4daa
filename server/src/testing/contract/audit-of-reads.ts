import { expect } from 'vitest';
import { createRequest } from '../factories.ts';
import { type AuditRow, type AuditTable, became, ofAccount, someone } from './audit-row.ts';
import type { TableCall } from './table-call.ts';

export const auditOfReads: AuditTable = {
  exportAuditEntries: [
    {
      title: 'the number of exported entries',
      async prepare() {
        const entry = { action: 'audit-log.exported', entity: 'audit-log', entityId: expect.any(String) };
        return {
          query: { search: 'nothing that the log holds' },
          entries: [{ ...entry, changes: [became('entriesExported', 0)] }],
        };
      },
    },
  ],
  exportUsers: exportsNothing('people.exported'),
  exportTeams: exportsNothing('teams.exported'),
  exportBalances: exportsNothing('balances.exported'),
  exportAbsenceReport: exportsNothing('absences.exported', {
    from: '2026-03-01',
    to: '2026-03-31',
    userId: '01890000-0000-7000-8000-000000000000',
  }),
  exportProvisions: exportsNothing('provisions.exported', {
    on: '2026-03-01',
    departmentId: '01890000-0000-7000-8000-000000000000',
  }),
  exportRequests: exportsNothing('requests.exported', {
    requesterId: '01890000-0000-7000-8000-000000000000',
  }),
  exportUser: [
    {
      title: 'the person whose data was exported',
      async prepare(world) {
        const mia = await someone(world);
        return {
          params: { id: mia.id },
          query: { format: 'CSV' },
          entries: [ofAccount('account.exported', mia, became('format', 'CSV'))],
        };
      },
    },
  ],
  listBalances: [
    {
      title: 'an administrator’s view of each balance on the page',
      async prepare(world) {
        const mia = await someone(world);
        return {
          query: { search: mia.email },
          entries: [ofAccount('balance.read', mia, became('leaveYear', '2026-01-01'))],
        };
      },
      isIdempotent: true,
    },
  ],
  readBalance: looksAtBalance((userId) => ({ params: { userId } })),
  readAccounts: looksAtBalance((userId) => ({ query: { userId } })),
  previewRequest: [looksAtBalance(previewFor)[0]],
  readDecisionFacts: [
    {
      title: 'an administrator’s view of the requester’s balance',
      async prepare(world) {
        const mia = await someone(world);
        const { id } = await createRequest(world.app.database, {
          requesterId: mia.id,
          status: 'PENDING',
          startDate: '2026-08-03',
        });
        return {
          query: { requestIds: id },
          entries: [ofAccount('balance.read', mia, became('leaveYear', '2026-01-01'))],
        };
      },
      isIdempotent: true,
    },
  ],
  readEntries: looksAtBalance((userId) => ({ query: { userId }, params: { type: 'VACATION' } })),
};

function previewFor(userId: string): TableCall {
  return { body: { userId, type: 'VACATION', startDate: '2026-08-03', endDate: '2026-08-07' } };
}

function exportsNothing(
  action: string,
  query: TableCall['query'] = { search: 'whom nobody is called' },
): [AuditRow, AuditRow] {
  const rowFor = (format: object, title: string): AuditRow => ({
    title,
    async prepare() {
      const entry = { action, entity: 'export', entityId: expect.any(String) };
      return {
        query: { ...query, ...format },
        entries: [{ ...entry, changes: [became('rowsExported', 0)] }],
      };
    },
  });
  return [
    rowFor({}, 'the number of exported rows'),
    rowFor({ format: 'CSV_EXCEL' }, 'the number of rows exported for Excel'),
  ];
}

function looksAtBalance(inputOf: (userId: string) => TableCall): [AuditRow, ...AuditRow[]] {
  return [
    {
      title: 'an administrator’s view of someone else’s balance',
      async prepare(world) {
        const mia = await someone(world);
        return {
          ...inputOf(mia.id),
          entries: [ofAccount('balance.read', mia, became('leaveYear', '2026-01-01'))],
        };
      },
      isIdempotent: true,
    },
    {
      title: 'nothing of one’s own balance',
      async prepare({ admin }) {
        return { ...inputOf(admin.id), entries: [] };
      },
      isIdempotent: true,
    },
  ];
}
