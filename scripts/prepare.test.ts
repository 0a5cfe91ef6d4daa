import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';

let project: string;
const started: ChildProcess[] = [];

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'almanac-prepare-'));
  for (const folder of ['scripts', 'web/src', 'domain/src'])
    await mkdir(join(project, folder), { recursive: true });
  for (const file of ['prepare.mjs', 'turn.mjs']) {
    await cp(join(import.meta.dirname, file), join(project, 'scripts', file));
  }
  for (const file of ['package-lock.json', 'web/index.html', 'web/vite.config.ts', 'web/package.json']) {
    await writeFile(join(project, file), '{}');
  }
  await writeFile(join(project, 'npm.cjs'), npm);
});

afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(project, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

// As npm does, it empties the folder first, and leaves in it what builds the web application.
const npm = `
  const fs = require('node:fs');
  const note = (line) => fs.appendFileSync('steps', line + '\\n');
  note('npm begins');
  fs.rmSync('node_modules', { recursive: true, force: true });
  setTimeout(() => {
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
      }, 300);
    \`);
    note('npm ends');
  }, Number(process.env.NPM_MILLISECONDS));
`;

const installation = ['npm begins', 'npm ends'];
const build = ['vite begins', 'vite ends'];

function prepare({ npmMilliseconds = 300, parameters = [] as string[] } = {}) {
  const child = spawn(process.execPath, [join(project, 'scripts/prepare.mjs'), ...parameters], {
    env: {
      ...process.env,
      npm_node_execpath: process.execPath,
      npm_execpath: join(project, 'npm.cjs'),
      NPM_MILLISECONDS: String(npmMilliseconds),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, ended, output: text(child.stdout), errors: text(child.stderr) };
}

const steps = async () =>
  (await readFile(join(project, 'steps'), 'utf8').catch(() => '')).split('\n').slice(0, -1);
const tickets = () => readdir(join(project, '.prepare'));

test('of three that begin at once one installs and builds, and the others wait and say so', async () => {
  const all = [prepare(), prepare(), prepare({ parameters: ['--without-web'] })];
  expect(await Promise.all(all.map(({ ended }) => ended))).toEqual([0, 0, 0]);
  expect(await steps()).toEqual([...installation, ...build]);
  const outputs = await Promise.all(all.map(({ output }) => output));
  expect(outputs.filter((output) => /Waiting for process \d+, which/.test(output))).toHaveLength(2);
  expect(outputs.filter((output) => output.includes('Installing packages'))).toHaveLength(1);
  expect(await tickets()).toEqual([]);
});

test('where nothing is to be done, nothing is written and nobody waits', async () => {
  expect(await prepare().ended).toBe(0);
  await rm(join(project, '.prepare'), { recursive: true });
  const again = prepare();
  expect(await again.ended).toBe(0);
  expect(await again.output).toBe('');
  await expect(tickets()).rejects.toThrow('ENOENT');
});

test('one that is killed in the middle does not stop the next', async () => {
  const killed = prepare({ npmMilliseconds: 60_000 });
  await expect.poll(steps).toEqual(['npm begins']);
  killed.child.kill('SIGTERM');
  await killed.ended;
  expect(await prepare().ended).toBe(0);
  expect(await steps()).toEqual(['npm begins', ...installation, ...build]);
  expect(await tickets()).toEqual([]);
});

test('the next waits for the npm that one has left behind', async () => {
  const killed = prepare({ npmMilliseconds: 1500 });
  await expect.poll(steps).toEqual(['npm begins']);
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(await prepare().ended).toBe(0);
  expect(await steps()).toEqual([...installation, ...installation, ...build]);
});

test('what fails is said, and does not stop the next', async () => {
  await writeFile(join(project, 'npm.cjs'), "console.error('no network'); process.exitCode = 7;");
  const failing = [prepare(), prepare()];
  expect(await Promise.all(failing.map(({ ended }) => ended))).toEqual([1, 1]);
  for (const { errors } of failing) expect(await errors).toContain('no network');
  await writeFile(join(project, 'npm.cjs'), npm);
  expect(await prepare().ended).toBe(0);
});
