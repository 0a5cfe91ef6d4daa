import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { onlyAdministrator as hr, emptyCompanyJourney as journey } from './fixtures/empty-company.ts';
import { followLink, mondayInWeeks, requestLink, seeHeading, seeText, typeDate } from './fixtures/steps.ts';

const mostForms = 20;
const mostClicks = 60;
const lena = { name: 'Lena Fischer', email: 'lena@northwind.example' };
const people = [
  'email,name,role,department,employmentStart,opening VACATION',
  'maria@northwind.example,Maria Rossi,MANAGER,Engineering,2020-01-01,2',
  `${lena.email},${lena.name},EMPLOYEE,Engineering,2024-03-01,3.5`,
  'omar@northwind.example,Omar Reyes,EMPLOYEE,Sales,2023-09-01,0',
].join('\n');

/** Counts the forms that are sent; `send` also presses the button. */
function countForms() {
  const sent: string[] = [];
  const count = (form: string) => sent.push(form);
  const send = async (form: string, button: Locator) => {
    count(form);
    await button.click();
  };
  return { sent, count, send };
}

/** Counts the clicks on the page. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript('addEventListener("click", (event) => event.isTrusted && countClick(), true)');
  return () => clicks;
}

async function choose(page: Page, label: RegExp, option: string | RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
  const search = page.getByRole('combobox');
  if (typeof option === 'string' && (await search.count()) > 0) await search.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

journey(
  `an HR administrator leads an empty company to its first request in at most ${mostForms} forms`,
  async ({ openPage }) => {
    const { sent, count, send } = countForms();
    const page = await openPage();
    const clicks = await countClicks(page);
    const button = (name: string | RegExp, scope: Page | Locator = page) =>
      scope.getByRole('button', { name, exact: true });
    const navigation = page.getByRole('complementary');
    const { year } = Temporal.Now.plainDateISO('UTC');

    await page.goto('/login');
    const link = await requestLink(page, hr);
    count('Send Magic Link');
    await followLink(page, link);
    count('Sign in to Almanac');
    const name = page.getByRole('region', { name: 'What is your name?' });
    await name.getByRole('textbox', { name: 'Name' }).fill('Helen Braun');
    await send('Save Name', button('Save Name', name));
    await name.waitFor({ state: 'detached' });

    const openSettings = async (name: string) => {
      await navigation.getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('main').getByRole('link', { name }).click();
    };
    await navigation.getByRole('button', { name: 'Administration' }).click();
    await openSettings('Plans');
    await button('Add Plan').click();
    await choose(page, /Start from/, /^Germany/);
    await choose(page, /New people get it at/, 'Company');
    await send('Add Plan', button('Add Plan', page.getByRole('dialog')));
    await seeHeading(page, 'Germany');

    await openSettings('Places and Holidays');
    await button('Change Company').click();
    const place = page.getByRole('dialog', { name: 'Change Company' });
    await place.getByRole('textbox', { name: 'Name' }).fill('Munich');
    await choose(page, /Country$/, 'Germany');
    await choose(page, /Region$/, 'Bayern');
    await send('Change Place', button('Save', place));
    await seeText(page, 'Place changed');
    await page.getByRole('link', { name: 'Munich' }).click();
    await button('Suggest Holidays').click();
    const suggestions = page.getByRole('dialog', { name: 'Suggested Holidays' });
    await suggestions
      .getByRole('checkbox', { name: `Public holidays of ${year + 1}`, checked: true })
      .waitFor();
    await send('Add Holidays', button(/^Add \d+ Holidays$/, suggestions));
    await suggestions.waitFor({ state: 'detached' });
    await seeText(page.getByRole('list', { name: `Holidays of ${year}` }), 'Epiphany');
    await button(`Holidays of ${year + 1}`).click();
    await seeText(page.getByRole('list', { name: `Holidays of ${year + 1}` }), 'Epiphany');

    await openSettings('Departments');
    for (const department of ['Engineering', 'Sales']) {
      await button('Add Department').click();
      const dialog = page.getByRole('dialog', { name: 'Add Department' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill(department);
      await send(`Add Department ${department}`, dialog.getByRole('button', { name: /^(Add|Create)/ }));
      await dialog.waitFor({ state: 'detached' });
    }

    await navigation.getByRole('link', { name: 'Users Management' }).click();
    await page.getByRole('link', { name: /Import/ }).click();
    await page.getByLabel('CSV text').fill(people);
    await send('Preview Import', button('Preview'));
    await page.getByText('Email new people how to sign in').click();
    await send('Import', button('Import 3 People'));
    await page.waitForURL('**/admin/users');

    const own = await openPage();
    const ownClicks = await countClicks(own);
    await own.goto('/login');
    const welcome = await requestLink(own, lena.email);
    count('Send Magic Link (employee)');
    await followLink(own, welcome);
    count('Sign in to Almanac (employee)');
    await seeHeading(own, /, Lena$/);
    await own.getByRole('link', { name: 'Request Time Off' }).first().click();
    const monday = mondayInWeeks(6);
    await typeDate(own, 'Start date', monday);
    await typeDate(own, 'End date', monday);
    await send('Submit Request', own.getByRole('button', { name: 'Submit Request' }));
    await seeText(own, 'Time off request submitted');

    expect(sent.length, sent.join(', ')).toBeLessThanOrEqual(mostForms);
    expect(clicks() + ownClicks()).toBeLessThanOrEqual(mostClicks);
  },
);
