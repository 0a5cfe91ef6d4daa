import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSystemAdmin } from '../../access/permissions.ts';
import { type Role, roles } from '../../access/role.ts';
import { erasedAddress } from '../../erased-person.ts';
import type { Decision, RefusalCode } from '../../refusal.ts';
import { checkSignInEmail } from './email-rules.ts';
import {
  type Administered,
  checkAddressChange,
  checkDeactivation,
  checkEmploymentChange,
  checkErasure,
  checkNotErased,
  checkReactivation,
  checkRoleChange,
  checkRoleGrant,
  checkSystemAdminLeaving,
  checkUserChange,
  checkWelcome,
} from './user-rules.ts';

const viewerOf = (role: Role) => ({ id: 'viewer', role });
const userOf = (role: Role, isActive = true): Administered => ({ id: 'user', role, isActive });
const answerOf = (decision: Decision<RefusalCode>) => (decision.refused ? decision.code : 'allowed');

describe('by the role of the viewer and of the user', () => {
  const table = [
    ['SYSTEM_ADMIN', 'SYSTEM_ADMIN', 'allowed'],
    ['SYSTEM_ADMIN', 'HR_ADMIN', 'allowed'],
    ['SYSTEM_ADMIN', 'MANAGER', 'allowed'],
    ['SYSTEM_ADMIN', 'EMPLOYEE', 'allowed'],
    ['HR_ADMIN', 'SYSTEM_ADMIN', 'FORBIDDEN'],
    ['HR_ADMIN', 'HR_ADMIN', 'allowed'],
    ['HR_ADMIN', 'MANAGER', 'allowed'],
    ['HR_ADMIN', 'EMPLOYEE', 'allowed'],
    ...(['MANAGER', 'EMPLOYEE'] as const).flatMap((viewer) =>
      roles.map((user) => [viewer, user, 'FORBIDDEN'] as const),
    ),
  ] as const;

  test.each(table)('%s about a %s: %s', (viewerRole, userRole, answer) => {
    const viewer = viewerOf(viewerRole);
    expect(answerOf(checkUserChange(viewer, userOf(userRole)))).toBe(answer);
    expect(answerOf(checkRoleChange(viewer, userOf(userRole), 'MANAGER'))).toBe(answer);
    expect(answerOf(checkDeactivation(viewer, userOf(userRole)))).toBe(answer);
    expect(answerOf(checkReactivation(viewer, userOf(userRole, false)))).toBe(answer);
    expect(answerOf(checkRoleGrant(viewer, userRole))).toBe(answer);
  });

  test.each(roles)('a %s changes neither their own role nor whether they are active', (role) => {
    const self = { id: 'viewer', role, isActive: true };
    const isAdmin = role === 'SYSTEM_ADMIN' || role === 'HR_ADMIN';
    for (const other of roles) {
      expect(answerOf(checkRoleChange(self, self, other))).toBe(isAdmin ? 'OWN_RECORD' : 'FORBIDDEN');
    }
    expect(answerOf(checkDeactivation(self, self))).toBe(isAdmin ? 'OWN_ACCOUNT' : 'FORBIDDEN');
  });

  test.each(roles)(
    'a %s changes their own employment only as the only administrator, with a reason',
    (role) => {
      const self = { id: 'viewer', role };
      const isAdmin = role === 'SYSTEM_ADMIN' || role === 'HR_ADMIN';
      const own = (isOnlyAdmin: boolean, reason?: string) =>
        answerOf(checkEmploymentChange(self, self, { isOnlyAdmin, reason }));
      expect(own(false, 'Nobody else was there')).toBe(isAdmin ? 'OWN_RECORD' : 'FORBIDDEN');
      expect(own(true)).toBe(isAdmin ? 'OWN_RECORD' : 'FORBIDDEN');
      expect(own(true, 'Nobody else is here')).toBe(isAdmin ? 'allowed' : 'FORBIDDEN');
    },
  );
});

test('deactivating twice and reactivating twice are refused', () => {
  const viewer = viewerOf('HR_ADMIN');
  expect(answerOf(checkDeactivation(viewer, userOf('EMPLOYEE', false)))).toBe('INVALID_TRANSITION');
  expect(answerOf(checkReactivation(viewer, userOf('EMPLOYEE')))).toBe('INVALID_TRANSITION');
});

test('only a system administrator makes someone a system administrator', () => {
  for (const from of roles) {
    for (const viewer of roles) {
      const decision = checkRoleChange(viewerOf(viewer), userOf(from), 'SYSTEM_ADMIN');
      expect(decision.refused).toBe(viewer !== 'SYSTEM_ADMIN');
    }
  }
});

type Step = { viewer: number; user: number } & (
  | { does: 'change role'; role: Role }
  | { does: 'deactivate' | 'reactivate' | 'leave' }
);

test('after any sequence of changes, an active system administrator is left', () => {
  const index = fc.nat({ max: 4 });
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({
      viewer: index,
      user: index,
      does: fc.constant('change role' as const),
      role: fc.constantFrom(...roles),
    }),
    fc.record({
      viewer: index,
      user: index,
      does: fc.constantFrom('deactivate' as const, 'reactivate' as const, 'leave' as const),
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...roles), { maxLength: 4 }), fc.array(step), (others, steps) => {
      const people = (['SYSTEM_ADMIN', ...others] as const).map((role, id) => ({
        id: String(id),
        role: role as Role,
        isActive: true,
      }));
      for (const each of steps) take(each, people);
      expect(people.some((person) => isSystemAdmin(person) && person.isActive)).toBe(true);
    }),
  );
});

function take(step: Step, people: Administered[]): void {
  const viewer = people[step.viewer];
  const user = people[step.user];
  if (!viewer?.isActive || !user) return;
  switch (step.does) {
    case 'change role':
      if (!checkRoleChange(viewer, user, step.role).refused) user.role = step.role;
      return;
    case 'deactivate':
      if (!checkDeactivation(viewer, user).refused) user.isActive = false;
      return;
    case 'reactivate':
      if (!checkReactivation(viewer, user).refused) user.isActive = true;
      return;
    case 'leave':
      if (!checkSystemAdminLeaving(people, viewer.id).refused) viewer.isActive = false;
  }
}

test.each(roles)('a %s changes their own address only as the only administrator, with a reason', (role) => {
  const self = { id: 'viewer', role };
  const isAdmin = role === 'SYSTEM_ADMIN' || role === 'HR_ADMIN';
  const selfServiceOverride = { isOnlyAdmin: true, reason: 'Nobody else is here' };
  expect(answerOf(checkAddressChange(self, self))).toBe(isAdmin ? 'OWN_RECORD' : 'FORBIDDEN');
  expect(answerOf(checkAddressChange(self, self, selfServiceOverride))).toBe(
    isAdmin ? 'allowed' : 'FORBIDDEN',
  );
  const ann = { id: 'ann', role: 'EMPLOYEE' } as const;
  expect(answerOf(checkAddressChange(self, ann))).toBe(isAdmin ? 'allowed' : 'FORBIDDEN');
});

test.each([
  ['HR', 'HR_ADMIN', { role: 'HR_ADMIN' }, {}, 'FORBIDDEN'],
  ['HR, of a former administrator', 'HR_ADMIN', { role: 'EMPLOYEE', wasAdmin: true }, {}, 'FORBIDDEN'],
  ['HR, of one who never was', 'HR_ADMIN', { role: 'EMPLOYEE', wasAdmin: false }, {}, 'allowed'],
  ['HR, of a manager', 'HR_ADMIN', { role: 'MANAGER' }, {}, 'allowed'],
  [
    'HR, of a system administrator',
    'HR_ADMIN',
    { role: 'SYSTEM_ADMIN' },
    { isOnlyAdmin: true, reason: 'x' },
    'FORBIDDEN',
  ],
  ['a system administrator', 'SYSTEM_ADMIN', { role: 'HR_ADMIN' }, {}, 'allowed'],
  ['a system administrator, of another one', 'SYSTEM_ADMIN', { role: 'SYSTEM_ADMIN' }, {}, 'allowed'],
  [
    'the only administrator',
    'HR_ADMIN',
    { role: 'HR_ADMIN' },
    { isOnlyAdmin: true, reason: 'Left' },
    'allowed',
  ],
  [
    'the only administrator, without a reason',
    'HR_ADMIN',
    { role: 'HR_ADMIN' },
    { isOnlyAdmin: true },
    'OWN_RECORD',
  ],
] as const)(
  'the address of an administrator changed by %s: %5$s',
  (_who, role, user, selfServiceOverride, answer) => {
    const decision = checkAddressChange(
      viewerOf(role),
      { id: 'user', ...user },
      { isOnlyAdmin: false, ...selfServiceOverride },
    );
    expect(answerOf(decision)).toBe(answer);
  },
);

test('only active people who have never signed in can be welcomed again', () => {
  const hr = viewerOf('HR_ADMIN');
  expect(answerOf(checkWelcome(hr, { isActive: true, hasSignedIn: false }))).toBe('allowed');
  expect(answerOf(checkWelcome(hr, { isActive: true }))).toBe('INVALID_TRANSITION');
  expect(answerOf(checkWelcome(hr, { isActive: false, hasSignedIn: false }))).toBe('INVALID_TRANSITION');
  expect(answerOf(checkWelcome(viewerOf('MANAGER'), { isActive: true, hasSignedIn: false }))).toBe(
    'FORBIDDEN',
  );
});

describe('erasing', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  const left = { id, role: 'EMPLOYEE', isActive: false, email: 'ada@example.com' } as const;

  test.each([
    ['who has left', 'HR_ADMIN', left, 'allowed'],
    ['who is active', 'HR_ADMIN', { ...left, isActive: true }, 'INVALID_TRANSITION'],
    ['who is already erased', 'HR_ADMIN', { ...left, email: erasedAddress(id) }, 'INVALID_TRANSITION'],
    ['who is the viewer', 'HR_ADMIN', { ...left, id: 'viewer', isActive: true }, 'OWN_ACCOUNT'],
    ['who was a system administrator', 'HR_ADMIN', { ...left, role: 'SYSTEM_ADMIN' }, 'FORBIDDEN'],
    ['who was one, too', 'SYSTEM_ADMIN', { ...left, role: 'SYSTEM_ADMIN' }, 'allowed'],
    ['in their team', 'MANAGER', left, 'FORBIDDEN'],
  ] as const)('a person %s, by a %s', (_who, role, user, answer) => {
    expect(answerOf(checkErasure(viewerOf(role), user))).toBe(answer);
  });

  test("an erased person's address cannot sign in or be invited", () => {
    expect(checkSignInEmail(erasedAddress(id), 'invalid')).toMatchObject({ refused: true });
  });

  test("an erased person's record cannot change", () => {
    expect(answerOf(checkNotErased(left))).toBe('allowed');
    expect(answerOf(checkNotErased({ email: erasedAddress(id) }))).toBe('INVALID_TRANSITION');
  });
});
