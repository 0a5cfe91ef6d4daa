import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ today: '2027-02-01' });
});
afterAll(() => app.close());

test('a closing by an administrator without a name shows their address', async () => {
  const nameless = await app.signedIn('HR_ADMIN', { name: '' });
  const closed = (await nameless.post('/admin/leave/closings', { through: '2026-12-31' })).json();
  expect(closed.closedBy).toEqual({ id: nameless.id, name: nameless.email });
  const listed = (await nameless.get('/admin/leave/closings')).json();
  expect(listed).toMatchObject([{ closedBy: closed.closedBy }]);
});
