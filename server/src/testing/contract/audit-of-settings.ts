import { readStoredSettings } from '../../settings/queries.ts';
import { type AuditTable, changed } from './audit-row.ts';

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
};
