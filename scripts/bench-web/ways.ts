import type { Locator, Page } from 'playwright-core';
import { employee, hrAdmin, manager } from '../../e2e/fixtures/people.ts';
import { finishedPicture } from './finished-picture.ts';

/** How somebody comes to a page within the running product: by a link, or by their account's menu. */
export interface Way {
  route: string;
  /** The page on which the link stands; without it, it stands in the navigation. */
  from?: string;
  /** Its name in the account's menu. */
  entry?: string;
}

interface Walker {
  role: string;
  name: string;
  email: string;
  ways: readonly Way[];
}

export const start: Way = { route: 'dashboard' };

const waysOfEmployees: readonly Way[] = [
  { route: 'away' },
  start,
  { route: 'balance', from: 'dashboard' },
  { route: 'time-off' },
  { route: 'time-off/my-requests' },
  { route: 'teams/mine' },
  { route: 'teams/mine/:teamId', from: 'teams/mine' },
  { route: 'about', entry: 'About Almanac' },
  { route: 'profile', entry: 'Profile' },
  { route: 'people', from: 'profile' },
  { route: 'people/:userId', from: 'people' },
];

const waysOfManagers: readonly Way[] = [
  ...waysOfEmployees,
  { route: 'time-off/approvals' },
  { route: 'time-off/calendar' },
  { route: 'time-off/reports' },
  { route: 'time-off/people' },
  { route: 'balance/:userId', from: 'time-off/people' },
  { route: 'teams/allocations' },
];

const waysOfHr: readonly Way[] = [
  ...waysOfManagers.filter(({ route }) => route !== 'teams/mine/:teamId'),
  { route: 'teams' },
  { route: 'teams/:teamId', from: 'teams' },
  { route: 'admin' },
  { route: 'admin/departments' },
  { route: 'admin/audit' },
  { route: 'admin/mails' },
  { route: 'admin/users' },
  { route: 'admin/users/import', from: 'admin/users' },
  { route: 'admin/leave/types' },
  { route: 'admin/leave/schedules', from: 'admin/leave/types' },
  { route: 'admin/leave/people', from: 'admin/leave/types' },
  { route: 'admin/leave/year-end', from: 'admin/leave/types' },
  { route: 'admin/leave/recalculations', from: 'admin/leave/types' },
  { route: 'admin/leave/places', from: 'admin/leave/types' },
  { route: 'admin/leave/places/:placeId', from: 'admin/leave/places' },
  { route: 'admin/leave/plans', from: 'admin/leave/types' },
  { route: 'admin/leave/plans/:planId', from: 'admin/leave/plans' },
  { route: 'admin/leave/plans/:planId/:type', from: 'admin/leave/plans/:planId' },
];

/** Who walks where; a system administrator sees the pages of HR, who is in no team of the demo company. */
export const walkers: readonly Walker[] = [
  {
    role: 'employee',
    ...employee,
    ways: [...waysOfEmployees, { route: 'time-off/requests/:requestId', from: 'dashboard' }],
  },
  { role: 'manager', ...manager, ways: waysOfManagers },
  { role: 'HR', ...hrAdmin, ways: waysOfHr },
];

/** Opens the groups of the navigation, which are closed until one of their pages is visited. */
export async function openGroups(page: Page): Promise<void> {
  const closed = navigationOf(page).getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Comes to the page, from wherever one is, over those from which a link leads to it; how many navigations that took. */
export async function comeTo(page: Page, route: string, ways: readonly Way[]): Promise<number> {
  if (isAt(page, route)) return 0;
  const way = ways.find((each) => each.route === route);
  if (!way) throw new Error(`No link leads to ${route}`);
  const before = way.from === undefined ? 0 : await comeTo(page, way.from, ways);
  await takeWay(page, way);
  await finishedPicture(page, 'page', 0);
  return before + 1;
}

/** Presses what leads to the page, from where it stands. */
export async function takeWay(page: Page, way: Way): Promise<void> {
  const { route, from, entry } = way;
  if (entry === undefined) {
    const place = from === undefined ? navigationOf(page) : page.getByRole('main');
    await (await linkTo(place, route)).click();
    return;
  }
  await page.getByRole('button', { name: 'Account' }).first().click();
  await finishedPicture(page, 'overlay', 0);
  await page.getByRole('menuitem', { name: entry }).click();
}

function isAt(page: Page, route: string): boolean {
  return patternOf(route).test(new URL(page.url()).pathname);
}

async function linkTo(place: Locator, route: string): Promise<Locator> {
  const links = place.locator('a[href]').filter({ visible: true });
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const index = addresses.findIndex((address) => patternOf(route).test(address.replace(/\?.*/, '')));
  if (index < 0) throw new Error(`No link leads to ${route}`);
  return links.nth(index);
}

/** The addresses of the route, in which records are named by their identifiers and types by their codes. */
export function patternOf(route: string): RegExp {
  const path = route.replace(':type', '[A-Z_]+').replaceAll(/:\w+/g, '[\\da-f]{8}-[\\da-f-]{27}');
  return new RegExp(`^/${path}$`);
}

function navigationOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' });
}
