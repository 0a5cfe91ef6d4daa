import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createDepartment, createUser } from '../factories.ts';
import { storeUnsentMail } from '../mails.ts';
import {
  type AuditTable,
  type AuditWorld,
  became,
  changed,
  ofAccount,
  someone,
  someoneSignedIn,
  was,
} from './audit-row.ts';

const newEmail = () => `${randomUUID()}@example.com`;

async function idOf({ app }: AuditWorld, email: string): Promise<string> {
  const users = app.database.selectFrom('users').select('id').where('email', '=', email);
  return (await users.executeTakeFirstOrThrow()).id;
}

export const auditOfPeople: AuditTable = {
  inviteUser: [
    {
      title: 'everything of the new account',
      async prepare({ department }) {
        const [name, email] = ['Grace Hopper', newEmail()];
        const fields = { name, role: 'MANAGER', employmentStart: '2026-04-01' };
        return {
          body: { ...fields, email, departmentId: department.id },
          entries: async ({ id }) => [
            ofAccount(
              'account.invited',
              { id, name, email },
              became('email', email),
              became('name', name),
              became('role', 'MANAGER'),
              became('department', department.name),
              became('employmentStart', '2026-04-01'),
              became('isActive', true),
              became('welcome', email),
            ),
          ],
        };
      },
    },
  ],
  changeUser: [
    {
      title: 'only the changed fields',
      async prepare(world) {
        const person = await someone(world);
        const department = await createDepartment(world.app.database);
        const changes = [changed('department', world.department.name, department.name)];
        return {
          params: { id: person.id },
          body: { name: person.name, departmentId: department.id },
          entries: [ofAccount('account.changed', person, ...changes)],
        };
      },
    },
    {
      title: 'a cleared field, and the person’s former name',
      async prepare(world) {
        const person = await someone(world);
        return {
          params: { id: person.id },
          body: { name: 'Mia Berg', departmentId: null },
          entries: [
            ofAccount(
              'account.changed',
              person,
              changed('name', 'Mia Chen', 'Mia Berg'),
              was('department', world.department.name),
            ),
          ],
        };
      },
    },
    {
      title: 'the totals that stay despite a changed entitlement',
      async prepare(world) {
        const person = await someone(world);
        const kept = [changed('vacationDaysTotal', 0, 24), changed('sickDaysTotal', 0, 12)];
        return {
          params: { id: person.id },
          body: { employmentStart: '2036-01-01', keepTotals: true },
          entries: [
            ofAccount('account.changed', person, became('employmentStart', '2036-01-01')),
            {
              ...ofAccount('balance.set', person, ...kept),
              reason: 'Kept when the employment start changed',
            },
          ],
        };
      },
    },
  ],
  changeRole: [
    {
      title: 'the role',
      async prepare(world) {
        const person = await someone(world);
        return {
          params: { id: person.id },
          body: { role: 'MANAGER' },
          entries: [ofAccount('account.role-changed', person, changed('role', 'EMPLOYEE', 'MANAGER'))],
        };
      },
    },
  ],
  deactivateUser: [
    {
      title: 'also the sessions it ends',
      async prepare(world) {
        const { person } = await someoneSignedIn(world);
        const changes = [changed('isActive', true, false), was('session', 'an unknown device')];
        return {
          params: { id: person.id },
          entries: [ofAccount('account.deactivated', person, ...changes)],
        };
      },
    },
  ],
  planLeaving: [
    {
      title: 'the last day, the successor and the reason',
      async prepare(world) {
        const [person, successor] = [await someone(world), await someone(world, 'Max Berg')];
        const plan = { cancelLaterLeave: true, endMemberships: true, reason: 'She moves away' };
        return {
          params: { id: person.id },
          body: { lastDay: '2026-12-31', successorId: successor.id, ...plan },
          entries: [
            {
              ...ofAccount(
                'account.leaving-planned',
                person,
                became('employmentEnd', '2026-12-31'),
                became('successor', successor),
              ),
              reason: 'She moves away',
            },
          ],
        };
      },
      isIdempotent: true,
    },
  ],
  reactivateUser: [
    {
      title: 'that the person is back',
      async prepare(world) {
        const person = await someone(world);
        const users = world.app.database.updateTable('users').where('id', '=', person.id);
        await users.set({ isActive: false }).execute();
        return {
          params: { id: person.id },
          entries: [ofAccount('account.reactivated', person, changed('isActive', false, true))],
        };
      },
    },
  ],
  eraseUser: [
    {
      title: 'the erasure, without the person',
      async prepare(world) {
        const { id } = await createUser(world.app.database, { isActive: false });
        const erased = { id, name: 'Erased person', email: `erased-${id}@invalid` };
        return {
          params: { id },
          entries: [ofAccount('account.erased', erased, { field: 'email' }, { field: 'name' })],
        };
      },
    },
  ],
  sendMailAgain: [
    {
      title: 'that it was resent',
      async prepare({ app }) {
        const id = await storeUnsentMail(app.pool, { to: 'ada@example.com' });
        const changes = [changed('status', 'FAILED', 'WAITING')];
        return {
          params: { id },
          entries: [{ action: 'mail.sent-again', entity: 'mail', entityId: id, changes }],
        };
      },
    },
  ],
  importPeople: [
    {
      title: 'the import, and each added or changed person',
      isIdempotent: true,
      async prepare(world) {
        const [same, other] = [await someone(world, 'Ada'), await someone(world, 'Mia')];
        const email = newEmail();
        const rows = [
          `${same.email},Ada,EMPLOYEE`,
          `${other.email},Mia Chen,MANAGER`,
          `${email},Grace,EMPLOYEE`,
        ];
        return {
          body: { csv: `email,name,role\n${rows.join('\n')}`, dryRun: false },
          entries: async () => [
            {
              action: 'people.imported',
              entity: 'import',
              entityId: expect.any(String),
              changes: [became('peopleAdded', 1), became('peopleChanged', 1)],
            },
            ofAccount(
              'account.created',
              { id: await idOf(world, email), name: 'Grace', email },
              became('email', email),
              became('name', 'Grace'),
              became('role', 'EMPLOYEE'),
              became('isActive', true),
            ),
            ofAccount(
              'account.role-changed',
              other,
              changed('name', 'Mia', 'Mia Chen'),
              changed('role', 'EMPLOYEE', 'MANAGER'),
            ),
          ],
        };
      },
    },
  ],
  createDepartment: [
    {
      title: 'the name',
      async prepare() {
        const name = `Department ${randomUUID()}`;
        return {
          body: { name },
          entries: async ({ id }) => [
            {
              action: 'department.created',
              entity: 'department',
              entityId: id,
              changes: [became('name', name)],
            },
          ],
        };
      },
    },
  ],
  changeDepartment: [
    {
      title: 'both names',
      async prepare({ app }) {
        const { id, name } = await createDepartment(app.database);
        const changes = [changed('name', name, `${name} & Sons`)];
        return {
          params: { id },
          body: { name: `${name} & Sons` },
          entries: [{ action: 'department.changed', entity: 'department', entityId: id, changes }],
        };
      },
    },
  ],
  deleteDepartment: [
    {
      title: 'the deleted name',
      async prepare({ app }) {
        const { id, name } = await createDepartment(app.database);
        const changes = [was('name', name)];
        return {
          params: { id },
          entries: [{ action: 'department.deleted', entity: 'department', entityId: id, changes }],
        };
      },
    },
  ],
};
