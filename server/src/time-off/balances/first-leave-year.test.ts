import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequest, createUser } from '../../testing/factories.ts';
import { createPlan, policyDocumentOf } from '../../testing/plan-factories.ts';
import { createPlace, giveTerms, type TermsRecords } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

const today = '2028-01-05';
let app: TestApp;
let admin: TestActor;
let held: TermsRecords;

beforeAll(async () => {
  app = await testApp({ today });
  admin = await app.signedIn('HR_ADMIN');
  const steps = [{ afterMonths: 0, perYear: 30 }];
  const rules = policyDocumentOf(30, { grants: [{ steps, carryLimit: null, carryMonths: 3 }] });
  const plan = await createPlan(app.database, rules);
  held = { ...(await createPlace(app.database, 'Lisbon')), plan };
});
afterAll(() => app.close());

async function vacationOf(userId: string) {
  const accounts = (await admin.get(`/vacation/accounts?userId=${userId}`)).json();
  return accounts.find(({ type }: { type: string }) => type === 'VACATION');
}

test('a new account without an employment start begins with this leave year', async () => {
  const invited = await admin.post('/admin/users', { email: 'new@example.com', name: 'Noa New' });
  const { id } = invited.json();
  await giveTerms(app.database, id, held);
  expect(await vacationOf(id)).toMatchObject({ opening: 0, granted: 30, bookable: 30 });
});

test('an imported account begins with the leave year of the import', async () => {
  const csv = 'email,name\nimported@example.com,Ida Imported\n';
  expect((await admin.post('/admin/users/import', { csv, dryRun: false })).statusCode).toBe(200);
  const users = (await admin.get('/admin/users?search=imported')).json();
  await giveTerms(app.database, users[0].id, held);
  expect(await vacationOf(users[0].id)).toMatchObject({ opening: 0, granted: 30, bookable: 30 });
});

test('a record of an earlier leave year makes that one the first', async () => {
  const { id } = await createUser(app.database, { createdOn: today });
  await giveTerms(app.database, id, held);
  const approved = { status: 'APPROVED', decidedById: admin.id } as const;
  await createRequest(app.database, { requesterId: id, startDate: '2027-05-10', ...approved });
  expect(await vacationOf(id)).toMatchObject({ opening: 29, granted: 30, bookable: 59 });
});

test('a cancelled request does not count', async () => {
  const { id } = await createUser(app.database, { createdOn: today });
  await giveTerms(app.database, id, held);
  await createRequest(app.database, { requesterId: id, startDate: '2027-05-10', status: 'CANCELLED' });
  expect(await vacationOf(id)).toMatchObject({ opening: 0, granted: 30 });
});
