import { storeDelivery, storeWebhook } from '../webhooks.ts';
import { type AuditTable, became, changed, was } from './audit-row.ts';

const entity = 'webhook';

export const auditOfWebhooks: AuditTable = {
  createWebhook: [
    {
      title: 'everything but the address',
      prepare: async () => ({
        body: {
          url: 'https://receiver.example.com/hooks',
          events: ['time-off.rejected', 'time-off.approved'],
          names: true,
          types: false,
          isActive: false,
        },
        entries: async ({ id }) => [
          {
            action: 'webhook.created',
            entity,
            entityId: id,
            changes: [
              became('events', 'time-off.approved, time-off.rejected'),
              became('names', true),
              became('types', false),
              became('isActive', false),
              { field: 'url' },
            ],
          },
        ],
      }),
    },
  ],
  changeWebhook: [
    {
      title: 'both values of each changed field, but not of the address',
      async prepare({ app }) {
        const id = await storeWebhook(app);
        return {
          params: { id },
          body: { url: 'https://receiver.example.com/', types: true, events: ['*'] },
          entries: [
            {
              action: 'webhook.changed',
              entity,
              entityId: id,
              changes: [
                { field: 'url' },
                changed('events', 'time-off.approved', '*'),
                changed('types', false, true),
              ],
            },
          ],
        };
      },
    },
  ],
  deleteWebhook: [
    {
      title: 'everything but the address',
      async prepare({ app }) {
        const id = await storeWebhook(app);
        return {
          params: { id },
          entries: [
            {
              action: 'webhook.deleted',
              entity,
              entityId: id,
              changes: [
                was('events', 'time-off.approved'),
                was('names', false),
                was('types', false),
                was('isActive', false),
              ],
            },
          ],
        };
      },
    },
  ],
  rotateWebhook: [
    {
      title: 'that the secret was replaced',
      async prepare({ app }) {
        const id = await storeWebhook(app);
        return {
          params: { id },
          entries: [{ action: 'webhook.rotated', entity, entityId: id, changes: [{ field: 'secret' }] }],
        };
      },
    },
  ],
  testWebhook: [
    {
      title: 'that a test was sent',
      async prepare({ app }) {
        const id = await storeWebhook(app);
        return {
          params: { id },
          entries: [
            { action: 'webhook.tested', entity, entityId: id, changes: [became('delivery', 'PENDING')] },
          ],
        };
      },
    },
  ],
  replayDelivery: [
    {
      title: 'that an event was sent again',
      async prepare({ app }) {
        const id = await storeWebhook(app);
        return {
          params: { id, deliveryId: await storeDelivery(app, id) },
          entries: [
            { action: 'webhook.replayed', entity, entityId: id, changes: [became('delivery', 'PENDING')] },
          ],
        };
      },
    },
  ],
};
