import type { Page } from 'playwright-core';
import { pagesByPerson } from '../../e2e/fixtures/pages.ts';
import { colleague, employee, hrAdmin, manager, systemAdmin } from '../../e2e/fixtures/people.ts';

/** A page, or an overlay opened on it. */
export interface Scene {
  name: string;
  email: string;
  address: string;
  open?: (page: Page) => Promise<void>;
  /** Whether the scene ends with an overlay. */
  isOverlay?: boolean;
  /** The range of window widths in pixels that can open it. */
  narrowest?: number;
  widest?: number;
}

type Step = (page: Page) => Promise<unknown>;
type Opened = [name: string, address: string, ...steps: Step[]];

const press =
  (name: string | RegExp, role: 'button' | 'link' | 'tab' | 'menuitem' = 'button'): Step =>
  (page) =>
    page.getByRole(role, { name }).filter({ visible: true }).first().click();
const choose =
  (menu: string | RegExp, action: string): Step =>
  async (page) => {
    await press(menu)(page);
    await press(action, 'menuitem')(page);
  };
const key =
  (name: string): Step =>
  (page) =>
    page.keyboard.press(name);
const overlays = new Set<Step>();
const see = (role: 'dialog' | 'alertdialog' | 'menu' | 'listbox'): Step => {
  const step: Step = (page) => page.getByRole(role).first().waitFor();
  overlays.add(step);
  return step;
};
const inDialog =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('dialog').getByRole('button', { name }).first().click();
const heading =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('heading', { name }).first().waitFor();
const arriveAt =
  (address: string): Step =>
  (page) =>
    page.waitForURL(address);
const removeUnloadedCode: Step = (page) =>
  page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, json: {} }));
const noticeOfCode: Step = (page) => page.getByRole('alert').filter({ hasText: "Couldn't load" }).waitFor();
const dialog = see('dialog');
const question = see('alertdialog');
/** Narrow screens have the filters behind a button. */
const openFilters: Step = async (page) => {
  if ((page.viewportSize()?.width ?? 0) < 1024) await press(/^Filter$/)(page);
};
const openTeam: Step = (page) => page.locator('h2 a').first().click();
const openPage = (name: string): readonly Step[] => [press(name, 'link'), heading(name)];
const openRules: readonly Step[] = [
  ...openPage('Germany'),
  press(/^Change from/, 'link'),
  (page) => page.getByRole('textbox', { name: 'Per year' }).waitFor(),
];

const ofEmployee: readonly Opened[] = [
  ['palette', '/dashboard', key('Control+k'), dialog],
  [
    'palette with what was found',
    '/dashboard',
    key('Control+k'),
    dialog,
    (page) => page.keyboard.type('fischer'),
    (page) => page.getByRole('menuitem', { name: employee.name }).waitFor(),
  ],
  ['palette without its code', '/dashboard', removeUnloadedCode, key('Control+k'), noticeOfCode],
  ['keys', '/dashboard', key('?'), dialog],
  ['person', '/people', ...openPage('Hana Kim')],
  ['own person page', '/people', ...openPage(employee.name)],
  ['picker When', '/time-off', press('Calendar'), dialog],
  [
    'form with faults',
    '/time-off',
    press('Submit Request'),
    (page) => page.locator('[aria-invalid]').first().waitFor(),
  ],
  ['change of a request', '/time-off/my-requests', press(/^Edit:/), dialog],
  ['question before a cancellation', '/time-off/my-requests', press(/^Cancel:/), question],
  ['question before a deletion', '/time-off/my-requests', press(/^Delete:/), question],
  ['illness in time off', '/time-off/my-requests', press(/^Report sick days:/), dialog],
  ['no request found', '/time-off/my-requests?type=SICK_CHILD'],
  ['choice of a filter', '/time-off/my-requests', openFilters, press(/Type$/), see('listbox')],
  [
    'one request',
    '/dashboard',
    (page) => page.locator('a[href^="/time-off/requests/"]').first().click(),
    arriveAt('**/time-off/requests/*'),
  ],
  ['lines of a balance', '/balance?type=VACATION&lines=taken'],
  ['name', '/profile', press('Change Name'), dialog],
  ['end of all sessions', '/profile', press('Sign Out Everywhere'), question],
  ['page that is not there', '/nowhere'],
  ['page that is not for everybody', '/admin'],
];

const ofEmployeeWhereWide: readonly Opened[] = [
  [
    'card of a colleague',
    '/people?search=Hana',
    (page) => page.getByRole('heading', { name: 'People' }).hover(),
    (page) => page.getByRole('link', { name: 'Hana Kim' }).hover(),
    (page) => page.getByRole('tooltip').getByText('hana.kim@example.com').waitFor(),
  ],
  ['account menu', '/dashboard', press('Account'), see('menu')],
  [
    'day of the calendar',
    '/away?view=calendar',
    (page) => page.locator('button[data-date]').first().click(),
    dialog,
  ],
];

const ofEmployeeOnPhone: readonly Opened[] = [
  ['navigation', '/dashboard', press('Open navigation'), dialog],
  ['navigation with a group', '/dashboard', press('Open navigation'), dialog, inDialog('Time Off')],
];

const ofManager: readonly Opened[] = [
  ['rejection', '/time-off/approvals', press(/^Reject$/), dialog],
  ['selected requests', '/time-off/approvals', (page) => page.getByRole('checkbox').first().press('Space')],
  ['all requests', '/time-off/approvals?tab=all'],
  ['requests of some days', '/time-off/approvals?tab=all&from=2026-11-01&to=2026-12-31'],
  ['balances of people', '/time-off/approvals?tab=balances'],
  ['request on behalf', '/time-off/approvals', press('Request on Behalf'), dialog],
  ['people of the month', '/time-off/calendar?view=people'],
  ['people of the quarter', '/time-off/calendar?view=people&span=quarter'],
  ['own team', '/teams/mine', openTeam, arriveAt('**/teams/mine/**')],
  ['deputy', '/profile', press('Add Deputy'), dialog],
  ['person of the team', '/people?search=Yuki', ...openPage(colleague.name)],
  [
    'year of a person',
    '/people?search=Yuki',
    ...openPage(colleague.name),
    press('Year', 'tab'),
    (page) => page.getByRole('grid').waitFor(),
  ],
];

const ofManagerWhereWide: readonly Opened[] = [
  ['bar of the calendar', '/time-off/calendar', press(/^Mateusz Kowalski, Vacation/), dialog],
  ['more on a day', '/time-off/calendar', press(/^\+\d+ more$/), dialog],
];

const ofHr: readonly Opened[] = [
  ['new type', '/admin/leave/types', press('Add Type'), dialog],
  ['change of a type', '/admin/leave/types', press('Change Vacation'), dialog],
  ['new plan', '/admin/leave/plans', press('Add Plan'), dialog],
  [
    'new plan of a country',
    '/admin/leave/plans',
    press('Add Plan'),
    press(/Start from/),
    (page) => page.getByRole('option', { name: /^France/ }).click(),
  ],
  ['plan', '/admin/leave/plans', ...openPage('Germany')],
  ['rules of a plan', '/admin/leave/plans', ...openRules],
  [
    'effect of rules',
    '/admin/leave/plans',
    ...openRules,
    (page) => page.getByRole('textbox', { name: 'Per year' }).fill('28'),
    press('Preview Changes'),
    dialog,
  ],
  ['new place', '/admin/leave/places', press('Add Place'), dialog],
  ['holidays of a place', '/admin/leave/places', ...openPage('Bavaria')],
  ['suggested holidays', '/admin/leave/places', ...openPage('Bavaria'), press('Suggest Holidays'), dialog],
  ['new schedule', '/admin/leave/schedules', press('Add Schedule'), dialog],
  ['change of a schedule', '/admin/leave/schedules', press('Change Four days'), dialog],
  ['history of terms', '/admin/leave/people', press('History of Lena Fischer'), dialog],
  [
    'change of terms',
    '/admin/leave/people',
    (page) => page.getByRole('checkbox').nth(1).press('Space'),
    press('Change from…'),
    dialog,
  ],
  ['close of a year', '/admin/leave/year-end', press(/^Close \d/), question],
  [
    'correction of a balance',
    '/time-off/people',
    choose('Actions for Lena Fischer', 'Adjust Balance'),
    dialog,
  ],
  [
    'balance of somebody',
    '/time-off/people',
    choose('Actions for Lena Fischer', 'Show Balance'),
    arriveAt('**/balance/*'),
  ],
  ['new team', '/teams', press('Create Team'), dialog],
  ['change of a team', '/teams', choose(/^Actions for/, 'Edit'), dialog],
  ['question before the end of a team', '/teams', choose(/^Actions for/, 'Delete'), question],
  ['team', '/teams', openTeam, arriveAt('**/teams/**')],
  [
    'new member',
    '/teams',
    openTeam,
    (page) => page.getByRole('link', { name: 'Back to Teams' }).waitFor(),
    press('Add Member'),
    dialog,
  ],
  ['person with teams to edit', '/people', ...openPage(employee.name)],
  ['allocation on the person page', '/people', ...openPage(employee.name), press('Change Mobile'), dialog],
];

const ofAdministrator: readonly Opened[] = [
  ['invitation', '/admin/users', press('Invite User'), dialog],
  ['change of a person', '/admin/users', choose('Actions for Lena Fischer', 'Edit'), dialog],
  ['role', '/admin/users', choose('Actions for Lena Fischer', 'Change Role'), dialog],
  ['question before a deactivation', '/admin/users', choose('Actions for Hana Kim', 'Deactivate'), question],
  ['leaving', '/admin/users', choose('Actions for Maria Rossi', 'Offboard…'), dialog],
  ['data of a person', '/admin/users', choose('Actions for Yuki Tanaka', 'Export Data'), dialog],
  ['deputies of a person', '/admin/users', choose('Actions for Maria Rossi', 'Deputies'), dialog],
  ['selected people', '/admin/users', (page) => page.getByRole('checkbox').nth(1).press('Space')],
  ['nobody found', '/admin/users?search=nobodyofthisname'],
  [
    'list to import',
    '/admin/users/import',
    (page) =>
      page.getByRole('textbox').first().fill('name;e-mail;team\nNew Person;new@example.com;x\nBroken;broken'),
    press('Preview'),
    (page) => page.getByRole('button', { name: /^Import \d/ }).waitFor(),
  ],
  ['new department', '/admin/departments', press('Add Department'), dialog],
  [
    'form without its code',
    '/admin/departments',
    removeUnloadedCode,
    press('Add Department'),
    noticeOfCode,
    dialog,
  ],
  ['new name of a department', '/admin/departments', press('Rename Engineering'), dialog],
  [
    'department that is needed',
    '/admin/departments',
    press('Delete Engineering'),
    question,
    (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click(),
  ],
  ['filters of people', '/admin/users?role=MANAGER&status=active', openFilters],
  ['filters of the log', '/admin/audit', openFilters, press('More Filters')],
  ['days of a filter', '/admin/audit', openFilters, press('More Filters'), press('Calendar'), dialog],
];

/** Every page of each role, and its overlays. */
export const scenes: readonly Scene[] = [
  { name: 'sign-in', email: '', address: '/login' },
  { name: 'sign-in link that is no link', email: '', address: '/login/confirm' },
  ...pagesByPerson.flatMap(({ who, addresses }) =>
    addresses.map((address) => ({ name: address.slice(1), email: who.email, address })),
  ),
  ...openedBy(employee.email, ofEmployee),
  ...openedBy(employee.email, ofEmployeeWhereWide, { narrowest: 768 }),
  ...openedBy(employee.email, ofEmployeeOnPhone, { widest: 767 }),
  ...openedBy(manager.email, ofManager),
  ...openedBy(manager.email, ofManagerWhereWide, { narrowest: 768 }),
  ...openedBy(manager.email, [['details of a request', '/time-off/approvals', press('Details'), dialog]], {
    narrowest: 768,
    widest: 1024,
  }),
  ...openedBy(hrAdmin.email, ofHr),
  ...openedBy(systemAdmin.email, ofAdministrator),
];

function openedBy(
  email: string,
  opened: readonly Opened[],
  widths: Pick<Scene, 'narrowest' | 'widest'> = {},
): Scene[] {
  return opened.map(([name, address, ...steps]) => ({
    name,
    email,
    address,
    open: inTurn(steps),
    isOverlay: steps.slice(-1).some((step) => overlays.has(step)),
    ...widths,
  }));
}

function inTurn(steps: readonly Step[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const step of steps) await step(page);
  };
}
