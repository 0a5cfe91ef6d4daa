import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let project: string;
const started: ChildProcess[] = [];

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'almanac-prepare-'));
  for (const folder of ['scripts', 'server', 'web/src', 'web/build', 'domain/src'])
    await mkdir(join(project, folder), { recursive: true });
  for (const file of ['scripts/prepare.mjs', 'scripts/turn.mjs', 'server/build-state.mjs']) {
    await cp(join(import.meta.dirname, '..', file), join(project, file));
  }
  const own = ['package.json', 'package-lock.json', 'LICENSE', 'web/build/shipped-packages.ts'];
  for (const file of [...own, 'web/index.html', 'web/vite.config.ts', 'web/package.json']) {
    await writeFile(join(project, file), '{}');
  }
  await writeFile(join(project, 'server/build.mjs'), serverBuild);
  await mkdir(join(project, 'server/dist'), { recursive: true });
  await writeFile(join(project, 'server/source.ts'), '');
  await writeFile(join(project, 'npm.cjs'), npm);
});

afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(project, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

// Like npm, it empties the folder first, then adds the build tool for the web application.
const npm = `
  const fs = require('node:fs');
  const note = (line) => fs.appendFileSync('steps', line + '\\n');
  note('npm begins');
  fs.rmSync('node_modules', { recursive: true, force: true });
  const working = setInterval(() => {
    if (!fs.existsSync('go')) return;
    clearInterval(working);
    fs.mkdirSync('node_modules/vite/bin', { recursive: true });
    fs.writeFileSync('node_modules/vite/bin/vite.js', \`
      const fs = require('node:fs');
      const note = (line) => fs.appendFileSync('../steps', line + '\\\\n');
      note('vite begins');
      fs.rmSync('dist', { recursive: true, force: true });
      setTimeout(() => {
        fs.mkdirSync('dist');
        fs.writeFileSync('dist/index.html', 'built');
        note('vite ends');
      }, 100);
    \`);
    note('npm ends');
  }, 100);
`;
const serverBuild = `
  import { appendFileSync, writeFileSync } from 'node:fs';
  import { stateOf } from './build-state.mjs';
  appendFileSync('steps', 'server\\n');
  writeFileSync('server/dist/sources.json', JSON.stringify({ 'server/source.ts': stateOf('server/source.ts') }));
`;
const letNpmFinish = () => writeFile(join(project, 'go'), '');

const installation = ['npm begins', 'npm ends'];
const build = ['vite begins', 'vite ends', 'server'];

function prepare(...parameters: string[]) {
  const child = spawn(process.execPath, [join(project, 'scripts/prepare.mjs'), ...parameters], {
    env: { ...process.env, npm_node_execpath: process.execPath, npm_execpath: join(project, 'npm.cjs') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, output: () => Buffer.concat(chunks).toString('utf8') };
}

const steps = async () =>
  (await readFile(join(project, 'steps'), 'utf8').catch(() => '')).split('\n').slice(0, -1);
const entries = () => readdir(join(project, '.prepare'));

test('of four concurrent starts one installs and builds', async () => {
  await letNpmFinish();
  const all = [prepare(), prepare(), prepare('--without-build'), prepare()];
  expect(await Promise.all(all.map(({ ended }) => ended))).toEqual([0, 0, 0, 0]);
  expect(await steps()).toEqual([...installation, ...build]);
  expect(await entries()).toEqual([]);
});

test('a waiting process names the one it waits for', async () => {
  const first = prepare();
  await expect.poll(steps).toEqual(['npm begins']);
  const second = prepare();
  await expect
    .poll(second.output)
    .toContain(`Waiting for process ${first.child.pid}, which prepares this folder`);
  await letNpmFinish();
  expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
  expect(await steps()).toEqual([...installation, ...build]);
});

test('with nothing to do it prints nothing and does not wait', async () => {
  await letNpmFinish();
  expect(await prepare().ended).toBe(0);
  await rm(join(project, '.prepare'), { recursive: true });
  const again = prepare();
  expect(await again.ended).toBe(0);
  expect(again.output()).toBe('');
  await expect(entries()).rejects.toThrow('ENOENT');
});

test('a killed process does not block the next', async () => {
  const killed = prepare();
  await expect.poll(steps).toEqual(['npm begins']);
  killed.child.kill('SIGTERM');
  await killed.ended;
  await letNpmFinish();
  expect(await prepare().ended).toBe(0);
  expect(await steps()).toEqual(['npm begins', ...installation, ...build]);
  expect(await entries()).toEqual([]);
});

test('the next process waits for an npm left behind', async () => {
  const killed = prepare();
  await expect.poll(steps).toEqual(['npm begins']);
  killed.child.kill('SIGKILL');
  const next = prepare();
  await expect.poll(next.output).toContain('Waiting');
  await letNpmFinish();
  expect(await next.ended).toBe(0);
  expect(await steps()).toEqual([...installation, ...installation, ...build]);
});

test('a failure is reported and does not block the next process', async () => {
  await writeFile(join(project, 'npm.cjs'), "console.error('no network'); process.exitCode = 7;");
  const failing = [prepare(), prepare()];
  expect(await Promise.all(failing.map(({ ended }) => ended))).toEqual([1, 1]);
  for (const { output } of failing) expect(output()).toContain('no network');
  await writeFile(join(project, 'npm.cjs'), npm);
  await letNpmFinish();
  expect(await prepare().ended).toBe(0);
});

test('a changed or deleted server source rebuilds the server but not the web application', async () => {
  await letNpmFinish();
  expect(await prepare().ended).toBe(0);
  await writeFile(join(project, 'server/source.ts'), 'changed');
  expect(await prepare('--without-build').ended).toBe(0);
  expect(await steps()).toEqual([...installation, ...build]);
  expect(await prepare().ended).toBe(0);
  expect(await steps()).toEqual([...installation, ...build, 'server']);
  await writeFile(join(project, 'server/dist/sources.json'), '{ "server/gone.ts": "1 2" }');
  expect(await prepare().ended).toBe(0);
  expect(await steps()).toEqual([...installation, ...build, 'server', 'server']);
});

test('an interrupted build is repeated', async () => {
  await letNpmFinish();
  expect(await prepare().ended).toBe(0);
  await writeFile(join(project, 'server/dist/sources.json'), '{ "server/sou');
  expect(await prepare().ended).toBe(0);
  expect(await steps()).toEqual([...installation, ...build, 'server']);
});
