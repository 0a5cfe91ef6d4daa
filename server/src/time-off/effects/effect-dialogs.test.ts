import { randomUUID } from 'node:crypto';
import type { Impact } from '@almanac/domain/work-time/effect-schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRequest, createUser } from '../../testing/factories.ts';
import { createPlan, policyDocumentOf } from '../../testing/plan-factories.ts';
import { createPlace, giveHolidays, giveTerms, type TermsRecords } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let held: TermsRecords;
let other: TermsRecords;
let person: string;

beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());
beforeEach(async () => {
  held = { ...(await createPlace(app.database, randomUUID())), plan: await createPlan(app.database) };
  other = {
    ...(await createPlace(app.database, randomUUID())),
    plan: await createPlan(app.database, policyDocumentOf(30)),
  };
  await giveHolidays(app.database, other.place, ['2026-08-03']);
  ({ id: person } = await createUser(app.database));
  await giveTerms(app.database, person, held);
  const august = { startDate: '2026-08-03', endDate: '2026-08-07' };
  await createRequest(app.database, { requesterId: person, ...august });
});

interface Call {
  method: 'put' | 'post';
  path: string;
  body: object;
}

const fourDays = [...Array<number>(8).fill(240), ...Array<number>(6).fill(0)];

/** Each dialog with a preview of its effect, and a change that affects the person. */
const writes: Record<string, () => Call | Promise<Call>> = {
  'rules of a plan': () => ({
    method: 'put',
    path: `/admin/leave/plans/${held.plan}/policies/VACATION/2026-01-01`,
    body: { rules: policyDocumentOf(30) },
  }),
  'a plan with its rules': async () => {
    const plans: { id: string; name: string; version: number }[] = (
      await hr.get('/admin/leave/plans')
    ).json();
    const { name, version } = plans.find(({ id }) => id === held.plan) ?? {};
    const policies = [{ type: 'VACATION', from: '2026-01-01', rules: policyDocumentOf(28) }];
    const body = { name, version, yearStart: '01-01', policies };
    return { method: 'put', path: `/admin/leave/plans/${held.plan}`, body };
  },
  'the plan of people': () => ({
    method: 'post',
    path: '/admin/leave/terms',
    body: { userIds: [person], from: '2026-01-01', plan: other.plan },
  }),
  'the place of people': () => ({
    method: 'post',
    path: '/admin/leave/terms',
    body: { userIds: [person], from: '2026-08-03', place: other.place },
  }),
  'a schedule': () => ({
    method: 'put',
    path: `/admin/leave/schedules/${held.schedule}`,
    body: { name: `Four days ${randomUUID()}`, minutes: fourDays, version: 1 },
  }),
  'holidays of a place': () => ({
    method: 'put',
    path: `/admin/leave/places/${held.place}/holidays/2026`,
    body: { holidays: [{ date: '2026-08-05', name: 'Fair' }] },
  }),
};

test.each(Object.entries(writes))(
  'the dialog of %s shows the effect, and the ledger of a person before and after',
  async (_name, callOf) => {
    const { method, path, body } = await callOf();
    const dryRun = async (asked: object): Promise<Impact> => {
      const answer = await hr[method](path, { ...body, ...asked, dryRun: true });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    };
    const all = await dryRun({});
    expect(all).toMatchObject({ people: 1, changed: [{ person, type: 'VACATION' }] });
    const { ledgers } = await dryRun({ person });
    expectDifference(ledgers, all);
    const { fingerprint } = all;
    const applied = await hr[method](path, { ...body, fingerprint });
    expect(applied.statusCode, applied.body).toBe(200);
    expect(applied.json().impact).toEqual(all);
  },
);

const removals: Record<string, () => Promise<string>> = {
  'rules of a plan': async () => {
    const path = `/admin/leave/plans/${held.plan}/policies/VACATION`;
    expect((await hr.put(`${path}/2026-07-01`, { rules: policyDocumentOf(30) })).statusCode).toBe(200);
    return `${path}/2026-07-01`;
  },
  'what a person has from a day on': async () => {
    await giveTerms(app.database, person, other, '2026-07-01');
    return `/admin/leave/terms/${person}/2026-07-01`;
  },
};

test.each(Object.entries(removals))(
  'the dialog that deletes %s shows the effect, and the ledger of a person before and after',
  async (_name, addressOf) => {
    const path = await addressOf();
    const all: Impact = (await hr.delete(`${path}?dryRun=true`)).json();
    expect(all).toMatchObject({ people: 1, changed: [{ person, type: 'VACATION' }] });
    const { ledgers }: Impact = (await hr.delete(`${path}?dryRun=true&person=${person}`)).json();
    expectDifference(ledgers, all);
    const deleted = await hr.delete(`${path}?fingerprint=${all.fingerprint}`);
    expect(deleted.statusCode, deleted.body).toBe(204);
  },
);

/** The difference of the ledgers equals the effect. */
function expectDifference(ledgers: Impact['ledgers'], { changed: [account] }: Impact) {
  const ofVacation = ledgers?.find(({ type }) => type === 'VACATION');
  expect(ofVacation).toBeDefined();
  expect(ofVacation?.before.entries).not.toEqual(ofVacation?.after.entries);
  expect(account?.before).not.toEqual(account?.after);
}
