import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
});
afterAll(() => app.close());

test('a signed-in actor is the session’s user', async () => {
  const manager = await app.signedIn('MANAGER', { name: 'Maria' });
  const answer = await manager.get('/auth/get-session');
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ user: { id: manager.id, role: 'MANAGER', name: 'Maria' } });
  await manager.post('/auth/sign-out');
  expect((await manager.get('/auth/get-session')).json()).toBe(null);
});
