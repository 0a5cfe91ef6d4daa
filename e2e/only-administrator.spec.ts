import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { systemAdmin } from './fixtures/people.ts';
import { mondayInWeeks, seeText, signIn, typeDate } from './fixtures/steps.ts';

const nobodyElse = 'No one else can decide it';

interface Decider {
  id: string;
  email: string;
}

journey(
  'the only administrator learns beforehand that no one else decides, and decides with a reason',
  async ({ page, almanac }) => {
    const ada = await signInOverApi(almanac, systemAdmin.email);
    for (const role of ['MANAGER', 'HR_ADMIN', 'SYSTEM_ADMIN']) {
      const found = await ada.get(`/admin/users?role=${role}&isActive=true`);
      const deciders: Decider[] = await found.json();
      for (const { id } of deciders.filter(({ email }) => email !== systemAdmin.email)) {
        expect((await ada.put(`/admin/users/${id}/role`, { role: 'EMPLOYEE' })).status).toBe(200);
      }
    }
    await signIn(page, systemAdmin, '/time-off');
    const monday = mondayInWeeks(30);
    await typeDate(page, 'Start date', monday);
    await typeDate(page, 'End date', monday);
    await page.getByLabel('Reason (optional)').fill('Nobody else is asked');
    await seeText(page, nobodyElse);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await seeText(page, 'Time off request submitted');

    await page.goto('/time-off/my-requests');
    const row = page.getByRole('listitem').filter({ hasText: 'Nobody else is asked' });
    await seeText(row, 'Yours to decide, as the only administrator');
    expect(await row.getByText('Awaiting HR Review').count()).toBe(0);
    await row.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Please explain why you are deciding it yourself:').fill('I work alone');
    await dialog.getByRole('button', { name: 'Approve Request' }).click();
    await seeText(row, 'Approved by HR');
  },
);
