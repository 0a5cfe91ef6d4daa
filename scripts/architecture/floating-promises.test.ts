import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectDirectory } from '../environment/project.ts';

const planted = {
  'server/src/teams/store.ts': 'export async function tell(id: string): Promise<string> { return id; }',
  'server/src/teams/called.ts': `import { tell } from './store.ts'; export function end(id: string) { tell(id); }`,
  'server/src/teams/chained.ts': `import { tell } from './store.ts'; export function end(id: string) { tell(id).then(String); }`,
  'server/src/teams/mapped.ts': `import { tell } from './store.ts'; export function end(ids: string[]) { ids.map((id) => tell(id)); }`,
  'server/src/teams/awaited.ts': `import { tell } from './store.ts'; export async function end(id: string) { await tell(id); }`,
};

test('the linter finds dropped promises', () => {
  const project = mkdtempSync(join(tmpdir(), 'almanac-promises-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  for (const [path, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), `${text}\n`);
  }
  copyFileSync(join(projectDirectory, 'biome.json'), join(project, 'biome.json'));
  const { stdout } = spawnSync(
    join(projectDirectory, 'node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '--reporter=github', 'server'],
    { cwd: project, encoding: 'utf8' },
  );
  const caught = stdout.matchAll(/::error title=lint\/nursery\/noFloatingPromises,file=.*?([\w-]+\.ts),/g);
  expect([...caught].map(([, file]) => file).sort()).toEqual(['called.ts', 'chained.ts', 'mapped.ts']);
});
