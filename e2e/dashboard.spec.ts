import { expect } from 'vitest';
import { journey } from './fixtures/journey.ts';
import { hrAdmin, signIn } from './fixtures/steps.ts';

journey('the quick actions stand in their order', async ({ page }) => {
  await signIn(page, hrAdmin);
  const actions = page.getByRole('region', { name: 'Quick actions' }).getByRole('link');
  const labels = ['Request Time Off', 'View Team Calendar', 'Pending Approvals', 'Manage Users'];
  const shown = async () => {
    const texts = await actions.allTextContents();
    return texts.map((text) => labels.find((label) => text.startsWith(label)));
  };
  await expect.poll(shown).toEqual(labels);
});
