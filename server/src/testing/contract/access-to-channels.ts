import { storeChannel } from '../channels.ts';
import { type AccessTable, unknownId } from './access-row.ts';

const systemAdmins = (status: number) => ({
  SYSTEM_ADMIN: status,
  HR_ADMIN: 403,
  MANAGER: 403,
  EMPLOYEE: 403,
});

const channel = {
  kind: 'SLACK',
  name: '#sales',
  url: 'https://hooks.example.com/services/T/B/abcdefghijklmnop',
  posts: ['AWAY_DAILY'],
  language: 'en',
};

export const accessToChannels: AccessTable = {
  listChannels: [{ about: 'nobody', prepare: () => ({}), answers: systemAdmins(200) }],
  createChannel: [
    {
      about: 'own department',
      prepare: ({ ownDepartmentId }) => ({ body: { ...channel, departmentId: ownDepartmentId } }),
      answers: systemAdmins(201),
    },
  ],
  changeChannel: [
    {
      about: 'own department',
      prepare: async ({ app, ownDepartmentId }) => ({
        params: { id: await storeChannel(app, { departmentId: ownDepartmentId }) },
        body: { name: '#people' },
      }),
      answers: systemAdmins(200),
    },
    {
      about: 'unknown',
      prepare: () => ({ params: { id: unknownId }, body: { name: '#people' } }),
      answers: systemAdmins(404),
    },
  ],
  deleteChannel: [
    {
      about: 'own department',
      prepare: async ({ app, ownDepartmentId }) => ({
        params: { id: await storeChannel(app, { departmentId: ownDepartmentId }) },
      }),
      answers: systemAdmins(204),
    },
    { about: 'unknown', prepare: () => ({ params: { id: unknownId } }), answers: systemAdmins(404) },
  ],
  testChannel: [
    {
      about: 'own department',
      prepare: async ({ app, ownDepartmentId }) => ({
        params: { id: await storeChannel(app, { departmentId: ownDepartmentId }) },
      }),
      answers: systemAdmins(200),
    },
    { about: 'unknown', prepare: () => ({ params: { id: unknownId } }), answers: systemAdmins(404) },
  ],
};
