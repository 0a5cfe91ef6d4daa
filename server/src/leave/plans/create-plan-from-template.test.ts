import { randomUUID } from 'node:crypto';
import { englishTexts } from '@almanac/domain/language/english-texts';
import { policyTemplates, templateRules } from '@almanac/domain/leave/plans/policy-templates';
import { countryTemplates } from '@almanac/domain/leave/templates/country-template';
import { typeColours } from '@almanac/domain/leave/types/leave-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { createPlan } from '../../testing/plan-factories.ts';
import { createPlace } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;

beforeAll(async () => {
  app = await testApp({ today: '2026-11-25' });
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());

const path = '/admin/leave/plans/from-template';
const germany = { template: 'germany', yearStart: '01-01' };
const codesOf = (id: string) =>
  countryTemplates.find((each) => each.id === id)?.offers.map(({ code }) => code);
const readTypes = async (): Promise<{ code: string; colour: string; shownTo: string }[]> =>
  (await hr.get('/admin/leave/types')).json();
const readPlanNames = async (): Promise<string[]> =>
  (await hr.get('/admin/leave/plans')).json().map(({ name }: { name: string }) => name);

test('two administrators add a plan of the same name at once: one does, and no type is there twice', async () => {
  const other = await app.signedIn('HR_ADMIN');
  const body = { ...germany, name: 'Germany', types: codesOf('germany') };
  const answers = await Promise.all([hr, other].map((actor) => actor.post(path, body)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  expect(answers.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject({
    issues: [{ path: 'name', message: 'There is a plan with the name Germany already' }],
  });
  expect((await readPlanNames()).filter((name) => name === 'Germany')).toHaveLength(1);
  const types = await readTypes();
  expect(types.map(({ code }) => code).sort()).toEqual([...(codesOf('germany') ?? [])].sort());
  const uses = typeColours.map((colour) => types.filter((type) => type.colour === colour).length);
  expect(uses.every((count) => count === 1 || count === 2)).toBe(true);
});

test('the plan answers every rule of the template, so that changing one keeps the others', async () => {
  const body = { ...germany, name: 'Deutschland', types: ['VACATION'] };
  const { policies } = (await hr.post(path, body)).json();
  const template = policyTemplates.find(({ id }) => id === 'germany');
  if (!template) expect.fail('There is a template for Germany');
  expect(policies).toMatchObject([{ type: 'VACATION', rules: templateRules(template, 'DAY', englishTexts) }]);
  const plans: { name: string; policies: unknown[] }[] = (await hr.get('/admin/leave/plans')).json();
  expect(plans.find(({ name }) => name === 'Deutschland')?.policies).toEqual(policies);
});

test('a second country uses the types that exist, by code or name, and adds only what is missing', async () => {
  await hr.post('/admin/leave/types', {
    code: 'JURY',
    name: 'jury service',
    colour: 'teal',
    unit: 'HOUR',
    counts: 'WORKED',
    takesHalves: false,
    isPaid: true,
    isAway: true,
    needsApproval: true,
    reason: 'NONE',
    shownTo: 'HR',
  });
  const before = await readTypes();
  const answer = await hr.post(path, {
    template: 'united-kingdom',
    name: 'United Kingdom',
    yearStart: '04-01',
    types: codesOf('united-kingdom'),
  });
  expect(answer.statusCode).toBe(201);
  const { policies } = answer.json();
  expect(policies).toHaveLength(codesOf('united-kingdom')?.length ?? 0);
  expect(policies.every(({ from }: { from: string }) => from === '2026-04-01')).toBe(true);
  expect(policies.map(({ type }: { type: string }) => type)).toContain('JURY');
  const after = await readTypes();
  expect(after.map(({ code }) => code)).not.toContain('JURY_SERVICE');
  for (const type of before) {
    const { version: _version, isInUse: _isInUse, ...same } = { version: 0, isInUse: false, ...type };
    expect(after.find(({ code }) => code === type.code)).toMatchObject(same);
  }
});

test('the place of newcomers gets the plan in the same change; every part is in the audit log', async () => {
  const { place } = await createPlace(app.database, randomUUID());
  const former = await createPlan(app.database);
  const name = `Netherlands ${former}`;
  const types = ['VACATION', 'CARE_LEAVE'];
  const plan = (
    await hr.post(path, { template: 'netherlands', name, yearStart: '01-01', types, placeId: place })
  ).json();
  const places: { id: string; planId: string; version: number }[] = (
    await hr.get('/admin/leave/places')
  ).json();
  expect(places.find(({ id }) => id === place)).toMatchObject({ planId: plan.id });
  const [entry] = await loggedEntries(app.database, plan.id);
  expect(entry).toMatchObject({
    action: 'leave-plan.created',
    actorId: hr.id,
    summary: `Added the leave plan ${name}, from the template of Netherlands`,
  });
  expect(await loggedEntries(app.database, place)).toMatchObject([
    { action: 'place.changed', changes: [{ field: 'plan', to: name }] },
  ]);
});

test.each([
  ['an unknown template', { template: 'atlantis' }, 'template'],
  ['a type of another country', { types: ['VACATION', 'RTT'] }, 'types'],
  ['no type', { types: [] }, 'types'],
  ['an unknown place', { placeId: randomUUID(), types: ['CHILD_ILL'] }, 'placeId'],
])('%s is refused, and nothing is stored', async (_what, change, field) => {
  const before = [await readTypes(), await readPlanNames()];
  const answer = await hr.post(path, { ...germany, name: 'Refused', types: ['VACATION'], ...change });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ issues: [{ path: field }] });
  expect([await readTypes(), await readPlanNames()]).toEqual(before);
});

test('employees and managers add none', async () => {
  for (const role of ['EMPLOYEE', 'MANAGER'] as const) {
    const actor = await app.signedIn(role);
    expect((await actor.post(path, { ...germany, name: 'Mine', types: ['VACATION'] })).statusCode).toBe(403);
  }
});
