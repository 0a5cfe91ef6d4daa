import type { FieldChange } from '@almanac/domain/events/event-change';
import {
  type AuditRow,
  type AuditTable,
  type AuditWorld,
  became,
  changed,
  ofAccount,
  someone,
  was,
} from './audit-row.ts';

/** An administrator's bulk call on two people. */
function severalChanged(
  change: object,
  action: string,
  changeOf: (world: AuditWorld) => FieldChange,
): AuditRow {
  return {
    title: 'each person',
    async prepare(world) {
      const people = [await someone(world, 'Ada'), await someone(world, 'Mia')];
      return {
        body: { userIds: people.map(({ id }) => id), ...change },
        entries: people.map((person) => ofAccount(action, person, changeOf(world))),
      };
    },
  };
}

export const auditOfJoining: AuditTable = {
  sendWelcome: [
    {
      title: 'the recipients',
      async prepare(world) {
        const person = await someone(world);
        const users = world.app.database.updateTable('users').where('id', '=', person.id);
        await users.set({ hasSignedIn: false }).execute();
        return {
          params: { id: person.id },
          entries: [ofAccount('account.welcomed', person, became('welcome', person.email))],
        };
      },
    },
  ],
  changeRoles: [
    severalChanged({ role: 'MANAGER' }, 'account.role-changed', () => changed('role', 'EMPLOYEE', 'MANAGER')),
  ],
  moveUsers: [
    severalChanged({ departmentId: null }, 'account.changed', ({ department }) =>
      was('department', department.name),
    ),
  ],
  deactivateUsers: [severalChanged({}, 'account.deactivated', () => changed('isActive', true, false))],
};
