import { expect } from 'vitest';
import { measureFirstLoad } from '../scripts/bench/first-load.ts';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee } from './fixtures/steps.ts';

journey('the sign-in page and the dashboard keep to what a first load may send', async ({ almanac }) => {
  const signIn = await measureFirstLoad(`${almanac.origin}/login`);
  expect(signIn['kB sent']).toBeGreaterThan(50);
  expect(signIn['kB sent']).toBeLessThan(190);
  const { cookie } = await signInOverApi(almanac, employee.email);
  const dashboard = await measureFirstLoad(`${almanac.origin}/dashboard`, cookie);
  expect(dashboard['kB sent']).toBeLessThan(220);
});
