import type { SessionUser } from '@almanac/domain/access/schema';
import { expect, test } from 'vitest';
import { settingsGroups } from '../settings/settings-pages.ts';
import { administrationItems, mainItems, teamItems, timeOffItems } from './navigation.ts';

const viewer = (role: SessionUser['role']): SessionUser => ({
  id: '01890000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  name: 'Ada',
  role,
  emailVerified: true,
  isActive: true,
  version: 1,
});

const labelsOf = (role: SessionUser['role']) =>
  [mainItems, timeOffItems, teamItems, administrationItems].flatMap((items) =>
    items(viewer(role)).map(({ label }) => label),
  );

test('an employee has five entries, a manager nine, an administrator at most fourteen', () => {
  expect(labelsOf('EMPLOYEE')).toEqual([
    'Dashboard',
    'Who Is Away',
    'My Time Off',
    'My Requests',
    'My Teams',
  ]);
  expect(labelsOf('MANAGER')).toEqual([
    'Dashboard',
    'Who Is Away',
    'People',
    'My Time Off',
    'My Requests',
    'Approvals',
    'Team Calendar',
    'Reports',
    'Allocations',
  ]);
  for (const role of ['HR_ADMIN', 'SYSTEM_ADMIN'] as const) {
    expect(labelsOf(role)).toEqual([
      ...labelsOf('MANAGER').slice(0, -1),
      'Teams',
      'Allocations',
      'Dashboard',
      'Users Management',
      'Settings',
    ]);
    expect(labelsOf(role).length).toBeLessThanOrEqual(14);
  }
});

test('Settings is the current entry on each of its pages', () => {
  const areas = administrationItems(viewer('HR_ADMIN')).flatMap((item) => item.areas ?? []);
  const pages = settingsGroups(viewer('SYSTEM_ADMIN')).flatMap((group) =>
    group.pages.map(({ path }) => path),
  );
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((path) => !areas.some((area) => `${path}/`.startsWith(`${area}/`)))).toEqual([]);
});
