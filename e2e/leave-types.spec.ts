import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import type { Almanac } from './fixtures/almanac.ts';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin, manager } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, seeHeading, seeText, signIn, typeDate } from './fixtures/steps.ts';

const monday = mondayInWeeks(30);

async function choose(within: Page | Locator, label: string, option: string): Promise<void> {
  await within
    .getByRole('button', { name: new RegExp(`^(?!Help: ).*${label}$`) })
    .first()
    .click();
  const page = 'page' in within ? within.page() : within;
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Gives every plan the type, with the rules of unpaid leave. */
async function offer(almanac: Almanac, code: string): Promise<void> {
  const hr = await signInOverApi(almanac, hrAdmin.email);
  for (const { id, policies } of await (await hr.get('/admin/leave/plans')).json()) {
    const { from, rules } = policies.find(({ type }: { type: string }) => type === 'UNPAID');
    const answer = await hr.put(`/admin/leave/plans/${id}/policies/${code}/${from}`, { rules });
    expect(answer.status, await answer.text()).toBe(200);
  }
}

journey(
  'a type can be a notice that expects a document; it is recorded, and the document ticked off',
  async ({ openPage, almanac }) => {
    const page = await openPage();
    await signIn(page, hrAdmin, '/admin/leave');
    await page.getByRole('button', { name: 'Change Vacation' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/leave/types');
    expect(await page.getByRole('button', { name: 'Delete Vacation' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Add Type' }).click();
    const adding = page.getByRole('dialog', { name: 'Add Type' });
    await adding.getByRole('textbox', { name: 'Name' }).fill('Conference');
    expect(await adding.getByRole('textbox', { name: 'Code' }).inputValue()).toBe('CONFERENCE');
    await adding.getByRole('textbox', { name: 'Require a document after' }).fill('2');
    await adding.getByText(/^Requires approval/).click();
    await seeText(adding, 'with the reason, nothing to decide');
    await expectAccessible(page);
    await adding.getByRole('button', { name: 'Add Type' }).click();
    await seeText(page, 'Type added');
    await offer(almanac, 'CONFERENCE');

    const lena = await openPage();
    await signIn(lena, employee, '/time-off');
    await seeHeading(lena, 'Vacation Days');
    await choose(lena, 'Type', 'Conference');
    await seeText(lena, 'A document is expected for more than 2 days.');
    await typeDate(lena, 'Start date', monday);
    await typeDate(lena, 'End date', daysAfter(monday, 3));
    await lena.getByLabel('Reason (optional)').fill('Talks about calendars');
    await seeText(lena, ': 4 days.');
    await expectAccessible(lena);
    await lena.getByRole('button', { name: 'Submit Request' }).click();
    const row = lena.getByRole('listitem').filter({ hasText: 'Talks about calendars' });
    await seeText(row, 'Recorded, needs no approval');
    await seeText(row, 'Document missing');
    const mailbox = async () => (await lena.request.get('/dev/mailbox')).text();
    await expect.poll(mailbox).toContain(`${employee.name} recorded Conference`);
    expect(await mailbox()).toContain('It needs no approval.');

    const boss = await openPage();
    await signIn(boss, manager, '/time-off/approvals?tab=all&type=CONFERENCE');
    const recorded = boss.getByRole('listitem').filter({ hasText: 'Talks about calendars' });
    await seeText(recorded, 'Document missing');
    await expectAccessible(boss);
    await recorded.getByText('Document received').click();
    await recorded.getByText('Document missing').waitFor({ state: 'detached' });
    expect(await recorded.getByRole('checkbox', { name: 'Document received' }).isChecked()).toBe(true);
    await lena.reload();
    await seeText(row, 'Document received on');

    await page.getByRole('button', { name: 'Change Conference' }).click();
    const changing = page.getByRole('dialog', { name: 'Change Conference' });
    await choose(changing, 'What counts', 'Calendar days');
    await changing.getByRole('button', { name: 'Preview Changes' }).click();
    const apply = page.getByRole('button', { name: /^Apply/ });
    await apply.waitFor();
    await expectAccessible(page);
    await apply.click();
    await seeText(page, 'Type changed');
    await changing.waitFor({ state: 'detached' });

    // The draft is gone: the next change starts from the stored type.
    await page.getByRole('button', { name: 'Change Conference' }).click();
    await changing.getByRole('textbox', { name: 'Require a document after' }).fill('5');
    await changing.getByRole('button', { name: 'Save Type' }).click();
    await changing.waitFor({ state: 'detached' });
  },
);
