import { expect } from 'vitest';
import { readStoredSettings } from '../../settings/queries.ts';
import { type AuditTable, became, changed } from './audit-row.ts';

export const auditOfSettings: AuditTable = {
  changeSettings: [
    {
      title: 'both values of each changed setting',
      async prepare({ app }) {
        const { id, companyName, remindAfterDays } = await readStoredSettings(app.database);
        const wanted = { companyName: `${companyName}!`, remindAfterDays: remindAfterDays === 2 ? 3 : 2 };
        const changes = [
          changed('companyName', companyName, wanted.companyName),
          changed('remindAfterDays', remindAfterDays, wanted.remindAfterDays),
        ];
        return {
          body: wanted,
          entries: [{ action: 'settings.changed', entity: 'settings', entityId: id, changes }],
        };
      },
    },
  ],
  markSetup: [
    {
      title: 'the mark',
      async prepare({ app }) {
        const { id } = await readStoredSettings(app.database);
        return {
          params: { mark: 'BALANCES' },
          body: { isSet: true },
          entries: [
            {
              action: 'setup.marked',
              entity: 'setup',
              entityId: id,
              changes: [changed('setupMark', false, true)],
            },
          ],
        };
      },
    },
  ],
  sendTestEmail: [
    {
      title: 'whether it was accepted',
      prepare: async () => ({
        entries: [
          {
            action: 'mail.tested',
            entity: 'mail',
            entityId: expect.any(String),
            changes: [became('status', 'ACCEPTED')],
          },
        ],
      }),
    },
  ],
};
