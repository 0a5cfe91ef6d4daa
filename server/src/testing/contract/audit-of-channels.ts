import { storeChannel } from '../channels.ts';
import { type AuditTable, became, changed, was } from './audit-row.ts';

const channel = {
  kind: 'SLACK',
  name: '#sales',
  url: 'https://hooks.example.com/services/T/B/abcdefghijklmnop',
  posts: ['AWAY_DAILY'],
  language: 'en',
};

export const auditOfChannels: AuditTable = {
  createChannel: [
    {
      title: 'everything but the URL',
      prepare: async ({ department }) => ({
        body: { ...channel, departmentId: department.id },
        entries: async ({ id }) => [
          {
            action: 'channel.created',
            entity: 'channel',
            entityId: id,
            changes: [
              became('name', '#sales'),
              became('kind', 'SLACK'),
              became('department', department.name),
              became('posts', 'AWAY_DAILY'),
              became('locale', 'en'),
              { field: 'url' },
            ],
          },
        ],
      }),
    },
  ],
  changeChannel: [
    {
      title: 'both values of each changed field, but not of the URL',
      async prepare({ app, department }) {
        const id = await storeChannel(app, { departmentId: department.id });
        return {
          params: { id },
          body: { name: '#people', posts: ['AWAY_WEEKLY', 'AWAY_DAILY'], url: channel.url },
          entries: [
            {
              action: 'channel.changed',
              entity: 'channel',
              entityId: id,
              changes: [
                { field: 'url' },
                changed('name', '#sales', '#people'),
                changed('posts', 'AWAY_DAILY', 'AWAY_DAILY, AWAY_WEEKLY'),
              ],
            },
          ],
        };
      },
    },
  ],
  deleteChannel: [
    {
      title: 'everything but the URL',
      async prepare({ app, department }) {
        const id = await storeChannel(app, { departmentId: department.id });
        return {
          params: { id },
          entries: [
            {
              action: 'channel.deleted',
              entity: 'channel',
              entityId: id,
              changes: [
                was('name', '#sales'),
                was('kind', 'SLACK'),
                was('department', department.name),
                was('posts', 'AWAY_DAILY'),
                was('locale', 'en'),
              ],
            },
          ],
        };
      },
    },
  ],
  testChannel: [
    {
      title: 'whether it was accepted',
      async prepare({ app, department }) {
        const id = await storeChannel(app, { departmentId: department.id });
        return {
          params: { id },
          entries: [
            {
              action: 'channel.tested',
              entity: 'channel',
              entityId: id,
              changes: [became('status', 'FAILED')],
            },
          ],
        };
      },
    },
  ],
};
