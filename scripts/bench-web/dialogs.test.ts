import { expect, test } from 'vitest';
import { dialogs, pageOf } from './dialogs.ts';
import { measuredPages } from './pages.ts';

test('what opens over a page is measured on a page that is measured', () => {
  const routes = measuredPages.map(({ route }) => route);
  for (const scene of dialogs) expect(routes, scene.name).toContain(pageOf(scene));
  expect(dialogs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['palette', 'navigation', 'account menu', 'choice of a filter', 'rejection']),
  );
  expect(dialogs.map(({ name }) => name)).not.toContain('person');
});
