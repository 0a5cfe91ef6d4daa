import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBuiltPages } from './built-pages.ts';

let folder: string;
let fileOf: (path: string) => string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'almanac-web-'));
  const pages = {
    'teams/:teamId': 'team.html',
    'teams/mine/:teamId': 'own-team.html',
    'teams/mine': 'own-teams.html',
    '*': 'lost.html',
  };
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages));
  fileOf = await readBuiltPages(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['/teams/0192', 'team.html'],
  ['/teams/mine', 'own-teams.html'],
  ['/teams/mine/', 'own-teams.html'],
  ['/teams/mine/0192', 'own-team.html'],
  ['/teams', 'lost.html'],
  ['/teams/mine/0192/more', 'lost.html'],
])('%s is served as %s', (path, file) => {
  expect(fileOf(path)).toBe(file);
});

test('a folder without specific pages has one for all addresses', async () => {
  expect((await readBuiltPages(join(folder, 'nothing')))('/teams')).toBe('index.html');
});
