import { storeDelivery, storeWebhook } from '../webhooks.ts';
import { type AccessTable, unknownId } from './access-row.ts';

const systemAdmins = (status: number) => ({
  SYSTEM_ADMIN: status,
  HR_ADMIN: 403,
  MANAGER: 403,
  EMPLOYEE: 403,
});

const webhook = {
  url: 'https://receiver.example.com/hooks',
  events: ['*'],
  names: false,
  types: false,
  isActive: false,
};

export const accessToWebhooks: AccessTable = {
  listWebhooks: [{ about: 'nobody', prepare: () => ({}), answers: systemAdmins(200) }],
  createWebhook: [{ about: 'nobody', prepare: () => ({ body: webhook }), answers: systemAdmins(201) }],
  changeWebhook: [
    {
      about: 'nobody',
      prepare: async ({ app }) => ({ params: { id: await storeWebhook(app) }, body: { names: true } }),
      answers: systemAdmins(200),
    },
    {
      about: 'unknown',
      prepare: () => ({ params: { id: unknownId }, body: { names: true } }),
      answers: systemAdmins(404),
    },
  ],
  deleteWebhook: [
    {
      about: 'nobody',
      prepare: async ({ app }) => ({ params: { id: await storeWebhook(app) } }),
      answers: systemAdmins(204),
    },
    { about: 'unknown', prepare: () => ({ params: { id: unknownId } }), answers: systemAdmins(404) },
  ],
  rotateWebhook: [
    {
      about: 'nobody',
      prepare: async ({ app }) => ({ params: { id: await storeWebhook(app) } }),
      answers: systemAdmins(200),
    },
    { about: 'unknown', prepare: () => ({ params: { id: unknownId } }), answers: systemAdmins(404) },
  ],
  testWebhook: [
    {
      about: 'nobody',
      prepare: async ({ app }) => ({ params: { id: await storeWebhook(app) } }),
      answers: systemAdmins(202),
    },
    { about: 'unknown', prepare: () => ({ params: { id: unknownId } }), answers: systemAdmins(404) },
  ],
  listDeliveries: [
    {
      about: 'nobody',
      prepare: async ({ app }) => ({ params: { id: await storeWebhook(app) } }),
      answers: systemAdmins(200),
    },
    { about: 'unknown', prepare: () => ({ params: { id: unknownId } }), answers: systemAdmins(404) },
  ],
  replayDelivery: [
    {
      about: 'nobody',
      async prepare({ app }) {
        const id = await storeWebhook(app);
        return { params: { id, deliveryId: await storeDelivery(app, id) } };
      },
      answers: systemAdmins(202),
    },
    {
      about: 'unknown',
      prepare: async ({ app }) => ({ params: { id: await storeWebhook(app), deliveryId: unknownId } }),
      answers: systemAdmins(404),
    },
  ],
};
