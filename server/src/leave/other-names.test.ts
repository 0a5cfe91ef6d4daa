import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDepartment } from '../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  hr = await app.signedIn('SYSTEM_ADMIN');
});
afterAll(() => app.close());

interface Kind {
  path: string;
  /** The path of the record. */
  pathOf: (record: { id: string; code?: string }) => string;
  body: () => Promise<object>;
}

const type = {
  code: 'CURE',
  colour: 'teal',
  unit: 'DAY',
  counts: 'WORKED',
  takesHalves: true,
  isPaid: true,
  isAway: true,
  needsApproval: true,
  reason: 'NONE',
  shownTo: 'HR',
};

const kinds: Record<string, Kind> = {
  type: {
    path: '/admin/leave/types',
    pathOf: ({ code }) => `/admin/leave/types/${code}`,
    body: async () => type,
  },
  plan: {
    path: '/admin/leave/plans',
    pathOf: ({ id }) => `/admin/leave/plans/${id}`,
    body: async () => ({ yearStart: '01-01' }),
  },
  place: {
    path: '/admin/leave/places',
    pathOf: ({ id }) => `/admin/leave/places/${id}`,
    body: async () => {
      const [place] = (await hr.get('/admin/leave/places')).json();
      return { planId: place.planId, scheduleId: place.scheduleId };
    },
  },
  team: {
    path: '/teams',
    pathOf: ({ id }) => `/teams/${id}`,
    body: async () => ({ departmentId: (await createDepartment(app.database)).id }),
  },
};

describe.each(Object.entries(kinds))('a %s', (name, { path, pathOf, body }) => {
  test('has names in other languages, kept unless given, with log entries', async () => {
    const given = { ...(await body()), name: `Named ${name}`, names: { de: ` Benannt ${name}`, fr: '' } };
    const response = await hr.post(path, given);
    expect(response.statusCode, response.body).toBe(201);
    const added = response.json();
    expect(added.names).toEqual({ de: `Benannt ${name}` });
    const { code: _code, departmentId: _department, ...changed } = given as Record<string, unknown>;
    const put = async (input: object) => {
      const answer = await hr.put(pathOf(added), { ...changed, ...input });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    };
    expect((await put({ name: `Renamed ${name}`, names: undefined })).names).toEqual({
      de: `Benannt ${name}`,
    });
    expect((await put({ names: { es: 'Nombre', ar: 'اسم' } })).names).toEqual({ es: 'Nombre', ar: 'اسم' });
    expect((await put({ names: null })).names).toBeUndefined();
    const { data: entries } = (await hr.get(`/admin/audit?entityId=${added.id}`)).json();
    const logged = entries.map(({ changes }: { changes: { field: string }[] }) =>
      changes.find(({ field }) => field === 'otherNames'),
    );
    expect(logged).toEqual([
      { field: 'otherNames', from: 'Spanish: Nombre, Arabic: اسم' },
      { field: 'otherNames', from: `German: Benannt ${name}`, to: 'Spanish: Nombre, Arabic: اسم' },
      undefined,
      { field: 'otherNames', to: `German: Benannt ${name}` },
    ]);
  });

  test('refuses a name like its main one, at the language', async () => {
    const given = { ...(await body()), name: `Other ${name}`, names: { fr: 'x\u0000' } };
    const refused = await hr.post(path, given);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().issues).toMatchObject([{ path: 'names.fr' }]);
  });
});
