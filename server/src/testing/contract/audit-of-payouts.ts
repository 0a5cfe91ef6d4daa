import { type AuditTable, became, ofAccount, someone } from './audit-row.ts';

export const auditOfPayouts: AuditTable = {
  recordPayout: [
    {
      title: 'what was paid out, and the reason',
      async prepare(world) {
        const person = await someone(world);
        const entry = ofAccount(
          'balance.paid-out',
          person,
          became('type', 'VACATION'),
          became('amount', 2),
          became('on', '2026-03-02'),
        );
        return {
          body: {
            userId: person.id,
            type: 'VACATION',
            amount: 2,
            on: '2026-03-02',
            reason: 'Leaves in March',
          },
          entries: [{ ...entry, reason: 'Leaves in March' }],
        };
      },
    },
  ],
};
