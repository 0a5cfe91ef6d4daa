import { expect, test } from 'vitest';
import { measuredPages } from '../../e2e/fixtures/loads/pages.ts';
import { patternOf, walkers } from '../../e2e/fixtures/ways.ts';

const identifier = '0198f3a2-7c1e-7b4d-9f00-3d2a1b4c5e6f';

/**
 * No link of a page leads to these, or only system administrators see it; the certificate's is in a dialog, that of a
 * decision in an email.
 */
const withoutWay = [
  ...['login', 'login/confirm', 'decide/:requestId', '*', 'leave-certificate/:userId'],
  ...['settings/connections', 'settings/connections/webhooks/:webhookId'],
];

test('every page is reachable, and each way starts on a reachable page', () => {
  const routes = new Set(walkers.flatMap(({ ways }) => ways.map(({ route }) => route)));
  expect([...routes, ...withoutWay].toSorted()).toEqual(measuredPages.map(({ route }) => route).toSorted());
  for (const { ways } of walkers) {
    for (const { from } of ways.filter((way) => way.from !== undefined)) {
      expect(ways.map(({ route }) => route)).toContain(from);
    }
  }
});

test.each([
  ['teams/:teamId', `/teams/${identifier}`, '/teams/mine'],
  ['teams', '/teams', `/teams/${identifier}`],
  ['admin/leave/plans/:planId/:type', `/admin/leave/plans/${identifier}/SICK_LEAVE`, '/admin/leave/plans'],
])('%s is at %s and not at %s', (route, address, other) => {
  expect(patternOf(route).test(address)).toBe(true);
  expect(patternOf(route).test(other)).toBe(false);
});
