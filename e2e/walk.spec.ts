import { watchPictures } from './fixtures/finished-picture.ts';
import { journey } from './fixtures/journey.ts';
import { signIn } from './fixtures/steps.ts';
import { navigateTo, openGroups, walkers } from './fixtures/ways.ts';

for (const { role, ways, ...person } of walkers) {
  journey(`all pages in one tab, forwards and back: ${role}`, async ({ page }) => {
    await watchPictures(page.context());
    await signIn(page, person);
    await openGroups(page);
    for (const { route } of [...ways, ...ways.toReversed()]) await navigateTo(page, route, ways);
  });
}
