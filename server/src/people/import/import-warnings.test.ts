import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequest, createUser } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;

beforeAll(async () => {
  app = await testApp({ today: '2027-01-04' });
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());

const importing = async (csv: string, dryRun: boolean) => {
  const answer = await hr.post('/admin/users/import', { csv, dryRun });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

test('a dry run warns of requests after a new last day, and the import leaves them unchanged', async () => {
  const { id, email } = await createUser(app.database);
  const time = { startDate: '2027-03-10', endDate: '2027-03-19' };
  await createRequest(app.database, {
    requesterId: id,
    status: 'APPROVED',
    decidedById: hr.id,
    ...time,
  });
  const later = { startDate: '2027-04-05', endDate: '2027-04-05' };
  await createRequest(app.database, { requesterId: id, status: 'PENDING', ...later });
  const gone = { startDate: '2027-05-03', endDate: '2027-05-07' };
  await createRequest(app.database, { requesterId: id, status: 'CANCELLED', ...gone });
  const csv = `email,employmentEnd\n${email},2027-03-15`;
  const { people } = await importing(csv, true);
  expect(people).toMatchObject([
    {
      outcome: 'update',
      warnings: [
        'Approved: Vacation, Wed 10 to Fri 19 Mar 2027, has days after the last day and is not cancelled',
        'Pending: Vacation, Mon 5 Apr 2027, has days after the last day and is not cancelled',
      ],
    },
  ]);
  await importing(csv, false);
  const requests = await app.database
    .selectFrom('timeOffRequests')
    .select(['status', 'endDate'])
    .where('requesterId', '=', id)
    .orderBy('startDate')
    .execute();
  expect(requests).toEqual([
    { status: 'APPROVED', endDate: '2027-03-19' },
    { status: 'PENDING', endDate: '2027-04-05' },
    { status: 'CANCELLED', endDate: '2027-05-07' },
  ]);
  // The last day is already stored, so it is no change.
  expect((await importing(csv, true)).people[0]).not.toHaveProperty('warnings');
});

test('a last day after all requests causes no warning', async () => {
  const { id, email } = await createUser(app.database);
  const time = { startDate: '2027-03-10', endDate: '2027-03-19' };
  await createRequest(app.database, { requesterId: id, ...time });
  const { people } = await importing(`email,employmentEnd\n${email},2027-03-19`, true);
  expect(people[0]).toMatchObject({ outcome: 'update' });
  expect(people[0]).not.toHaveProperty('warnings');
});
