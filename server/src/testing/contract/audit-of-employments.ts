import { type AuditTable, became, ofAccount, someone, was } from './audit-row.ts';

export const auditOfEmployments: AuditTable = {
  changeEmployments: [
    {
      title: 'the employments that are new, and those that are gone',
      async prepare(world) {
        const person = await someone(world);
        return {
          params: { id: person.id },
          body: {
            employments: [
              { startDate: '2024-01-01', endDate: '2025-06-30' },
              { startDate: '2026-01-01', countsEarlier: true },
            ],
            reason: 'She came back',
          },
          entries: [
            {
              ...ofAccount(
                'account.employments-changed',
                person,
                was('employment', '… – …'),
                became('employment', '2024-01-01 – 2025-06-30'),
                became('employment', '2026-01-01 – …'),
                became('countsEarlier', true),
              ),
              reason: 'She came back',
            },
          ],
        };
      },
      isIdempotent: true,
    },
  ],
};
