import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;

beforeAll(async () => {
  app = await testApp();
  hr = await app.signedIn('HR_ADMIN', { name: 'Helen' });
});

afterAll(() => app.close());

const importing = (csv: string, dryRun = true, more: object = {}) =>
  hr.post('/admin/users/import', { csv, dryRun, ...more });

const columns = [
  'email',
  'name',
  'personnelNumber',
  'costCentre',
  'role',
  'department',
  'employmentStart',
  'employmentEnd',
  'status',
  'place',
  'plan',
  'schedule',
  'opening VACATION',
];

test.each(columns)(
  'a control character in a cell of %s is a fault at its line, and nothing is stored',
  async (column) => {
    for (const control of ['\0', '\u0007', '\u001b', '\u0085', '\u007f']) {
      const cells: Record<string, string> = {
        email: 'new@example.com',
        name: 'New',
        [column]: `x${control}y@example.com`,
      };
      const csv = `${Object.keys(cells).join(',')}\n${Object.values(cells).join(',')}`;
      const preview = await importing(csv);
      expect(preview.statusCode, preview.body).toBe(200);
      expect(preview.json().faults).toContainEqual(expect.objectContaining({ line: 2, column }));
      const answer = await importing(csv, false);
      expect(answer.json()).toMatchObject({
        code: 'VALIDATION_ERROR',
        message: expect.stringContaining('Line 2: '),
      });
    }
  },
);

test('a control character in a chosen column or the whole file is refused without a server fault', async () => {
  const chosen = await importing('who\nnew@example.com', true, { columns: ['e\0mail'] });
  expect(chosen.json().faults).toMatchObject([{ line: 1 }, { line: 1 }]);
  for (let code = 0; code < 0x20; code += 1) {
    const csv = `email,name\n${String.fromCharCode(code)}new@example.com,N`;
    expect((await importing(csv)).statusCode).toBe(200);
  }
});

test('a two-digit year is refused with that reason', async () => {
  const answer = await importing('email,name,start date\nnew@example.com,New,1.4.24');
  expect(answer.json().faults).toEqual([
    {
      line: 2,
      column: 'employmentStart',
      message: '1.4.24 has a two-digit year: write all four digits, such as 2026',
    },
  ]);
});

test('140,000 columns are one fault', async () => {
  const answer = await importing(`email,name${','.repeat(139_998)}\nnew@example.com,New`);
  expect(answer.json()).toMatchObject({
    columns: [],
    faults: [{ line: 1, message: 'At most 200 columns can be read' }],
  });
});

test('importing our own export changes nothing, whatever the names begin with', async () => {
  const names = [
    '=1+1',
    '+Plus',
    '-Dash',
    '@at',
    "'quoted",
    "'=both",
    'Jo.van Dijk',
    'O\'Brien, "Jo"',
    ' outer ',
  ];
  for (const name of names) await createUser(app.database, { name });
  const file = await hr.get('/admin/users/export');
  const preview = await importing(file.body);
  const { people, faults } = preview.json();
  expect(faults).toEqual([]);
  expect(people.length).toBeGreaterThan(names.length);
  expect(people.filter(({ outcome }: { outcome: string }) => outcome !== 'unchanged')).toEqual([]);
  expect(people.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(names));
});

test('a file that is too long is refused', async () => {
  const answer = await importing(`email\n${'a'.repeat(300_000)}`, false);
  expect(answer.json()).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path: 'csv' }] });
  expect((await importing('a'.repeat(3_200_000), false)).json().code).toBe('PAYLOAD_TOO_LARGE');
});

test('only administrators import people', async () => {
  const manager = await app.signedIn('MANAGER');
  for (const dryRun of [true, false]) {
    const answer = await manager.post('/admin/users/import', { csv: 'email', dryRun });
    expect(answer.json().code).toBe('FORBIDDEN');
  }
});
