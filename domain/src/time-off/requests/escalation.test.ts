import { expect, test } from 'vitest';
import type { Role } from '../../access/role.ts';
import { whoIsAsked } from './escalation.ts';

function candidate(name: string, role: Role, isManagerInScope = false) {
  return { name, role, isManagerInScope };
}

const manager = candidate('a manager in scope', 'MANAGER', true);
const otherManager = candidate('another in scope', 'MANAGER', true);
const farManager = candidate('a manager elsewhere', 'MANAGER');
const hr = candidate('HR', 'HR_ADMIN');
const otherHr = candidate('others of HR', 'HR_ADMIN');
const system = candidate('a system administrator', 'SYSTEM_ADMIN');
const colleague = candidate('a colleague', 'EMPLOYEE');

test.each([
  { who: 'every manager in scope', of: [system, hr, manager, otherManager], asked: [manager, otherManager] },
  {
    who: 'HR, where no manager has the person in scope',
    of: [system, hr, farManager, otherHr],
    asked: [hr, otherHr],
  },
  {
    who: 'the system administrators, where there is no HR',
    of: [farManager, system, colleague],
    asked: [system],
  },
  { who: 'nobody, where there is none of them', of: [farManager, colleague], asked: [] },
])('asked is $who', ({ of, asked }) => {
  expect(whoIsAsked(of)).toEqual(asked);
});
