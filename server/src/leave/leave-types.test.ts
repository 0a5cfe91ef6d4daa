import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequest, createType } from '../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());

const cure = {
  name: 'Cure',
  colour: 'teal',
  unit: 'DAY',
  counts: 'WORKED',
  takesHalves: true,
  isPaid: true,
  isAway: true,
  needsApproval: true,
  reason: 'NONE',
  documentAfterDays: 3,
  shownTo: 'HR',
};

test('a type is added, changed by version, and deleted', async () => {
  const added = (await hr.post('/admin/leave/types', { code: 'CURE', ...cure })).json();
  expect(added).toMatchObject({ ...cure, code: 'CURE', version: 1, isInUse: false, impact: { people: 0 } });
  const { documentAfterDays: _none, ...without } = { ...cure, unit: 'HOUR', version: 1 };
  const changed = (await hr.put('/admin/leave/types/CURE', without)).json();
  expect(changed).toMatchObject({ code: 'CURE', unit: 'HOUR', version: 2 });
  expect(changed).not.toHaveProperty('documentAfterDays');
  const outdated = await hr.put('/admin/leave/types/CURE', without);
  expect(outdated.json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect((await hr.delete('/admin/leave/types/CURE')).statusCode).toBe(204);
  const codes = (await hr.get('/admin/leave/types')).json().map(({ code }: { code: string }) => code);
  expect(codes).toEqual(['VACATION', 'SICK_LEAVE', 'WORK_FROM_HOME', 'UNPAID']);
});

test('types that count as away remind by default; a change keeps omitted fields', async () => {
  const add = async (code: string, given: object) =>
    (await hr.post('/admin/leave/types', { ...cure, code, name: code, ...given })).json();
  expect(await add('WELLNESS', {})).toMatchObject({ remindsOfExpiry: true });
  expect(await add('STUDIO', { isAway: false })).toMatchObject({ remindsOfExpiry: false });
  expect(await add('MOVING', { remindsOfExpiry: false })).toMatchObject({ remindsOfExpiry: false });
  const kept = (await hr.put('/admin/leave/types/MOVING', { ...cure, name: 'Moving house' })).json();
  expect(kept).toMatchObject({ remindsOfExpiry: false });
  const changed = await hr.put('/admin/leave/types/MOVING', {
    ...cure,
    name: 'Moving',
    remindsOfExpiry: true,
  });
  expect(changed.json()).toMatchObject({ remindsOfExpiry: true });
  const own: { code: string }[] = (await hr.get('/vacation/types')).json();
  expect(own.find(({ code }) => code === 'STUDIO')).toMatchObject({ remindsOfExpiry: false });
  const stored: { code: string; remindsOfExpiry: boolean }[] = (await hr.get('/admin/leave/types')).json();
  const reminding = stored.filter(({ remindsOfExpiry }) => remindsOfExpiry).map(({ code }) => code);
  expect(reminding).toEqual(['VACATION', 'UNPAID', 'MOVING', 'WELLNESS']);
  const paidOut = (await hr.get('/admin/leave/types'))
    .json()
    .filter(({ isPaidOut }: { isPaidOut: boolean }) => isPaidOut);
  // As they were when they were added: leave for an occasion isn't paid out.
  expect(paidOut.map(({ code }: { code: string }) => code)).toEqual(['VACATION', 'WELLNESS']);
  for (const code of ['WELLNESS', 'STUDIO', 'MOVING']) await hr.delete(`/admin/leave/types/${code}`);
});

test('a dry run stores nothing', async () => {
  const answer = await hr.post('/admin/leave/types', { code: 'DRY', ...cure, name: 'Dry', dryRun: true });
  expect(answer.json()).toMatchObject({ people: 0, changed: [], fingerprint: expect.any(String) });
  expect((await hr.put('/admin/leave/types/DRY', cure)).statusCode).toBe(404);
});

test.each([
  ['code', { code: 'VACATION', name: 'Other' }],
  ['name', { code: 'OTHER', name: ' vacation ' }],
  ['code', { code: 'AWAY', name: 'Other' }],
  ['counts', { code: 'OTHER', name: 'Other', unit: 'HOUR', counts: 'CALENDAR' }],
])('what cannot be is refused at the %s: %j', async (path, given) => {
  const answer = await hr.post('/admin/leave/types', { ...cure, ...given });
  expect(answer.json()).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path }] });
});

test('a type with requests keeps its unit and cannot be deleted', async () => {
  await createType(app.database, { code: 'USED', name: 'Used' });
  await createRequest(app.database, { requesterId: hr.id, startDate: '2026-03-09', type: 'USED' });
  const hours = { ...cure, name: 'Used', unit: 'HOUR' };
  expect((await hr.put('/admin/leave/types/USED', hours)).json()).toMatchObject({
    issues: [{ path: 'unit' }],
  });
  expect((await hr.delete('/admin/leave/types/USED')).json()).toMatchObject({ code: 'IN_USE' });
  expect((await hr.delete('/admin/leave/types/UNPAID')).json()).toMatchObject({ code: 'IN_USE' });
  expect((await hr.put('/admin/leave/types/USED', { ...cure, name: 'Used' })).statusCode).toBe(200);
});
