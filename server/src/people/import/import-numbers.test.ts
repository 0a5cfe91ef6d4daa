import type { User } from '@almanac/domain/people/accounts/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;

beforeAll(async () => {
  app = await testApp();
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());

const importing = (csv: string) => hr.post('/admin/users/import', { csv, dryRun: false });

test('a personnel number is one person’s, and people may exchange theirs', async () => {
  const header = 'email,name,personnelNumber';
  const first = await importing(`${header}\nnora@example.com,Nora,N/1\notto@example.com,Otto,N/2`);
  expect(first.statusCode, first.body).toBe(200);
  const exchanged = await importing(`${header}\nnora@example.com,,n/2\notto@example.com,,N/1`);
  expect(exchanged.statusCode, exchanged.body).toBe(200);
  const numbers = async () =>
    (await hr.get('/admin/users?search=n/')).json().map((user: User) => [user.name, user.personnelNumber]);
  expect(await numbers()).toEqual([
    ['Nora', 'n/2'],
    ['Otto', 'N/1'],
  ]);
  const taken = await importing(`${header}\npia@example.com,Pia,N/2\nquin@example.com,Quin,n 3`);
  expect(taken.json().issues).toEqual([
    { path: 'csv', message: 'Line 2: The personnel number N/2 belongs to someone else' },
    {
      path: 'csv',
      message: 'Line 3: A personnel number has only letters, digits, hyphens, slashes and full stops',
    },
  ]);
  const racing = await Promise.all(
    ['pia', 'quin'].map((name) => importing(`${header}\n${name}@example.com,${name},N/3`)),
  );
  expect(racing.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
});
