import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { expect } from 'vitest';
import {
  type AuditTable,
  type AuditWorld,
  became,
  changed,
  ofAccount,
  someoneSignedIn,
  was,
} from './audit-row.ts';

const unknownDevice = 'an unknown device';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1';

/** A session of the person on a phone, with its id. */
async function storePhone({ app }: AuditWorld, userId: string): Promise<string> {
  const session = { id: randomUUIDv7(), token: randomUUID(), userAgent: phone };
  const expiresAt = new Date(Date.now() + 60_000);
  await app.database
    .insertInto('sessions')
    .values({ ...session, userId, expiresAt })
    .execute();
  return session.id;
}

/** The token of a requested and mailed link. */
async function mailedToken({ app }: AuditWorld, email: string): Promise<string> {
  await app.server.inject({ method: 'POST', url: '/api/auth/sign-in/magic-link', payload: { email } });
  const mails = app.database.selectFrom('keptMails').select('text').where('recipient', '=', email);
  const link = /token=([\w-]+)/;
  const read = async () => link.exec((await mails.execute()).map(({ text }) => text).join('\n'))?.[1] ?? '';
  await expect.poll(read).not.toBe('');
  return read();
}

export const auditOfSessions: AuditTable = {
  followMagicLink: [
    {
      title: 'the account created by the first sign-in, and the sign-in',
      async prepare(world) {
        const email = `${randomUUID()}@example.com`;
        return {
          query: { token: await mailedToken(world, email) },
          entries: async () => {
            const users = world.app.database.selectFrom('users').select('id').where('email', '=', email);
            const person = { id: (await users.executeTakeFirstOrThrow()).id, name: email, email };
            const made = ofAccount(
              'account.created',
              person,
              became('email', email),
              became('role', 'EMPLOYEE'),
              became('isActive', true),
            );
            const signedIn = ofAccount('account.signed-in', person, became('session', unknownDevice));
            return [
              { ...made, actor: 'the system' },
              { ...signedIn, actor: person },
            ];
          },
        };
      },
    },
    {
      title: 'the address proven by an invited person’s first sign-in',
      async prepare(world) {
        const email = `${randomUUID()}@example.com`;
        const { id } = (await world.admin.post('/admin/users', { email, name: 'Ines' })).json();
        const person = { id, name: 'Ines', email };
        const verified = ofAccount('account.verified', person, changed('emailVerified', false, true));
        const signedIn = ofAccount('account.signed-in', person, became('session', unknownDevice));
        return {
          query: { token: await mailedToken(world, email) },
          entries: [
            { ...verified, actor: 'the system' },
            { ...signedIn, actor: person },
          ],
        };
      },
    },
  ],
  signOut: [
    {
      title: 'the session that ends',
      async prepare(world) {
        const { caller, person } = await someoneSignedIn(world);
        return {
          caller,
          entries: [ofAccount('account.signed-out', person, was('session', unknownDevice))],
        };
      },
    },
  ],
  revokeSession: [
    {
      title: 'the session that ends',
      async prepare(world) {
        const { caller, person } = await someoneSignedIn(world);
        return {
          caller,
          body: { id: await storePhone(world, caller.id) },
          entries: [ofAccount('account.sessions-ended', person, was('session', 'Safari on iPhone'))],
        };
      },
    },
  ],
  revokeOtherSessions: [
    {
      title: 'every other session',
      isIdempotent: true,
      async prepare(world) {
        const { caller, person } = await someoneSignedIn(world);
        await storePhone(world, caller.id);
        await storePhone(world, caller.id);
        const ended = was('session', 'Safari on iPhone');
        return { caller, entries: [ofAccount('account.sessions-ended', person, ended, ended)] };
      },
    },
  ],
  revokeSessions: [
    {
      title: 'every session',
      async prepare(world) {
        const { caller, person } = await someoneSignedIn(world);
        await storePhone(world, caller.id);
        const changes = expect.arrayContaining([
          was('session', 'Safari on iPhone'),
          was('session', unknownDevice),
        ]);
        return { caller, entries: [{ ...ofAccount('account.sessions-ended', person), changes }] };
      },
    },
  ],
  changeOwnName: [
    {
      title: 'both names',
      isIdempotent: true,
      async prepare(world) {
        const { caller, person } = await someoneSignedIn(world);
        return {
          caller,
          body: { name: 'Ann Berg' },
          entries: [ofAccount('account.changed', person, changed('name', person.name, 'Ann Berg'))],
        };
      },
    },
  ],
  changeOwnLanguage: [
    {
      title: 'the chosen language',
      async prepare(world) {
        const { caller, person } = await someoneSignedIn(world);
        const entries = [ofAccount('account.language-chosen', person, { field: 'locale', to: 'de' })];
        return { caller, body: { locale: 'de' }, entries };
      },
    },
  ],
  changeMailPreferences: [
    {
      title: 'the changed preference',
      async prepare(world) {
        const { caller, person } = await someoneSignedIn(world);
        return {
          caller,
          body: { requestsToDecide: true, ownRequests: false },
          entries: [ofAccount('account.mails-chosen', person, changed('ownRequests', true, false))],
        };
      },
    },
  ],
  deleteUser: [
    {
      title: 'everything of the account',
      async prepare(world) {
        const { caller, person } = await someoneSignedIn(world);
        return {
          caller,
          entries: [
            ofAccount(
              'account.deleted',
              person,
              was('email', person.email),
              was('name', person.name),
              was('role', 'EMPLOYEE'),
              was('department', world.department.name),
              was('isActive', true),
            ),
          ],
        };
      },
    },
  ],
};
