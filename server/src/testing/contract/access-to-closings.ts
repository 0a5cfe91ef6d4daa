import { type AccessRow, type AccessTable, admins } from './access-row.ts';

// All rows share a database with today on 2 March 2026; each day is closed only as a dry run.
const dryRun: AccessRow['prepare'] = () => ({ body: { through: '2020-12-31', dryRun: true } });
const through = () => ({ query: { through: '2025-12-31' } });
const onDay = () => ({ query: { on: '2025-12-31' } });
const unknownList = () => ({ params: { id: '01890000-0000-7000-8000-000000000000' } });
const unknown: AccessRow['prepare'] = () => ({
  params: { through: '2019-12-31' },
  query: { reason: 'Closed too early' },
});

export const accessToClosings: AccessTable = {
  listClosings: [{ about: 'nobody', prepare: () => ({}), answers: admins(200) }],
  closeYear: [{ about: 'nobody', prepare: dryRun, answers: admins(200) }],
  undoClosing: [
    {
      about: 'unknown',
      prepare: unknown,
      answers: { ...admins(403), SYSTEM_ADMIN: 404 },
    },
  ],
  readProvisions: [{ about: 'nobody', prepare: onDay, answers: admins(200) }],
  exportProvisions: [{ about: 'nobody', prepare: onDay, answers: admins(200) }],
  keepProvisions: [
    { about: 'nobody', prepare: () => ({ body: { on: '2025-12-31' } }), answers: admins(201) },
  ],
  listKeptProvisions: [{ about: 'nobody', prepare: () => ({}), answers: admins(200) }],
  readKeptProvisions: [{ about: 'unknown', prepare: unknownList, answers: admins(404) }],
  readYearEnd: [{ about: 'nobody', prepare: through, answers: admins(200) }],
  exportYearEnd: [{ about: 'nobody', prepare: through, answers: admins(200) }],
};
