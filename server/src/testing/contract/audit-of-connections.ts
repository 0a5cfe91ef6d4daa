import { createFeed } from '../feeds.ts';
import { type AuditTable, ofAccount, someoneSignedIn } from './audit-row.ts';

export const auditOfConnections: AuditTable = {
  createFeed: [
    {
      title: 'the kind of the feed, without its address',
      async prepare(world) {
        const { caller, person } = await someoneSignedIn(world);
        const entries = [ofAccount('account.feed-created', person, { field: 'calendarFeed', to: 'MINE' })];
        return { caller, body: { kind: 'MINE' }, entries };
      },
    },
  ],
  endFeed: [
    {
      title: 'which kind of feed ended',
      async prepare(world) {
        const { caller, person } = await someoneSignedIn(world);
        const { id } = await createFeed(world.app.database, { userId: caller.id, kind: 'AWAY' });
        const entries = [ofAccount('account.feed-ended', person, { field: 'calendarFeed', from: 'AWAY' })];
        return { caller, params: { id }, entries };
      },
    },
  ],
  endAnyFeed: [
    {
      title: 'whose feed was ended',
      async prepare(world) {
        const { caller, person } = await someoneSignedIn(world);
        const { id } = await createFeed(world.app.database, { userId: caller.id });
        const entries = [ofAccount('account.feed-ended', person, { field: 'calendarFeed', from: 'MINE' })];
        return { params: { id }, entries };
      },
    },
  ],
};
