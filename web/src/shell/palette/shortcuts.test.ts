import type { SessionUser } from '@almanac/domain/access/schema';
import { expect, test } from 'vitest';
import { visiblePages } from './palette-targets.ts';
import { readKey, shortcutsOf } from './shortcuts.ts';

const viewer = (role: SessionUser['role']): SessionUser => ({
  id: '01890000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  name: 'Ada',
  role,
  emailVerified: true,
  isActive: true,
  version: 1,
});

test.each([
  ['EMPLOYEE', ['C', 'G D', 'G T', 'G C']],
  ['MANAGER', ['C', 'G D', 'G T', 'G A', 'G C']],
  ['HR_ADMIN', ['C', 'G D', 'G T', 'G A', 'G C']],
] as const)('the letters of %s lead only where they may go', (role, keys) => {
  expect(shortcutsOf(viewer(role)).map((each) => each.keys)).toEqual(keys);
});

test('a letter counts alone or after its prefix, and is ignored elsewhere', () => {
  const shortcuts = shortcutsOf(viewer('MANAGER'));
  expect(readKey(shortcuts, '', 'C')).toMatchObject({ path: '/time-off' });
  expect(readKey(shortcuts, '', 'G')).toBe('beginning');
  expect(readKey(shortcuts, 'G', 'C')).toMatchObject({ path: '/time-off/calendar' });
  expect(readKey(shortcuts, '', 'A')).toBeUndefined();
  expect(readKey(shortcuts, 'G', 'X')).toBeUndefined();
});

test("administrators' pages are found by administrators only", () => {
  const adminPages = (role: SessionUser['role']) =>
    visiblePages(viewer(role)).filter(({ path }) => path.startsWith('/admin') || path.startsWith('/teams'));
  expect(adminPages('EMPLOYEE').map(({ path }) => path)).toEqual(['/teams/mine']);
  expect(adminPages('MANAGER').map(({ path }) => path)).toEqual(['/teams/mine', '/teams/allocations']);
  expect(adminPages('HR_ADMIN').length).toBeGreaterThan(8);
});
