import { randomUUID } from 'node:crypto';
import { createPayrollProfile, createPayrollRun } from '../payroll-factories.ts';
import { type AuditTable, became, changed, was } from './audit-row.ts';

const fileForm = JSON.stringify({
  format: 'CSV',
  separator: ',',
  decimal: '.',
  dateFormat: 'YYYY-MM-DD',
  encoding: 'UTF-8',
  lineEnd: 'CRLF',
  headings: true,
  groupBy: 'RUN',
  corrections: 'ROWS',
});

export const auditOfPayroll: AuditTable = {
  createProfile: [
    {
      title: 'what a row is, the types with their codes, the columns and the form',
      async prepare() {
        const name = `Lodas ${randomUUID()}`;
        const types = [{ code: 'VACATION', payrollCode: '500', payoutCode: '510' }, { code: 'SICK_LEAVE' }];
        const columns = [
          { field: 'personnelNumber', heading: 'Number' },
          { constant: 'X', heading: '' },
        ];
        return {
          body: { name, types, columns },
          entries: async ({ id }) => [
            {
              action: 'payroll-profile.created',
              entity: 'payroll-profile',
              entityId: id,
              changes: [
                became('name', name),
                became('level', 'SUMS'),
                became('types', 'VACATION = 500 / – / 510, SICK_LEAVE'),
                became('columns', 'personnelNumber (Number), "X"'),
                became('fileForm', fileForm),
              ],
            },
          ],
        };
      },
    },
  ],
  changeProfile: [
    {
      title: 'the changed fields',
      async prepare({ app }) {
        const { id, name } = await createPayrollProfile(app.database);
        const body = { name: `${name} b`, level: 'DAYS' };
        const changes = [changed('name', name, body.name), changed('level', 'SUMS', 'DAYS')];
        return {
          params: { id },
          body,
          entries: [{ action: 'payroll-profile.changed', entity: 'payroll-profile', entityId: id, changes }],
        };
      },
    },
  ],
  deleteProfile: [
    {
      title: 'the former fields',
      async prepare({ app }) {
        const { id, name } = await createPayrollProfile(app.database);
        return {
          params: { id },
          entries: [
            {
              action: 'payroll-profile.deleted',
              entity: 'payroll-profile',
              entityId: id,
              changes: [
                was('name', name),
                was('level', 'SUMS'),
                was('columns', 'name (Name)'),
                was('fileForm', fileForm),
              ],
            },
          ],
        };
      },
    },
  ],
  handOver: [
    {
      title: 'the days and how many rows',
      async prepare({ app }) {
        const { id: profileId } = await createPayrollProfile(app.database);
        return {
          body: { profileId, from: '2026-02-01', to: '2026-02-28' },
          entries: async ({ id }) => [
            {
              action: 'payroll-run.handed-over',
              entity: 'payroll-run',
              entityId: id,
              changes: [
                became('startDate', '2026-02-01'),
                became('endDate', '2026-02-28'),
                became('rowsHandedOver', 0),
                became('correctionsHandedOver', 0),
              ],
            },
          ],
        };
      },
    },
  ],
  readRunFile: [
    {
      title: 'the number of rows',
      async prepare({ app, admin }) {
        const id = await createPayrollRun(app.database, admin.id);
        return {
          params: { id },
          entries: [
            {
              action: 'payroll-run.exported',
              entity: 'payroll-run',
              entityId: id,
              changes: [became('rowsExported', 0)],
            },
          ],
        };
      },
    },
  ],
};
