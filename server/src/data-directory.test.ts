import { spawnSync } from 'node:child_process';
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareDataDirectory } from './platform/database/embedded/data-directory.ts';
import { startAlmanacProcess } from './testing/almanac-process.ts';

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

let folder: string;
let directory: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'almanac-data-'));
  await chmod(folder, 0o755);
  directory = join(folder, 'data');
});
afterEach(async () => {
  await chmod(directory, 0o700).catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
});

/** The output of a start on the folder by a non-root user. */
async function startedAsUser(): Promise<string> {
  if (isRoot) await chown(folder, nobody, nobody);
  const through = isRoot ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : [];
  const { code, output } = await startAlmanacProcess({ dataDirectory: directory, through }).ended;
  expect(code, output).toBe(1);
  return output;
}

async function make(modes: number, owner = nobody): Promise<void> {
  await mkdir(directory);
  if (isRoot) await chown(directory, owner, owner);
  await chmod(directory, modes);
}

test('a file instead of the folder', async () => {
  await writeFile(directory, 'a file');
  const line = `DATA_DIR is ${directory}, which is a file or lies in one; name a folder.`;
  expect(await startedAsUser()).toBe(`Almanac could not start: ${line}\n`);
  await expect(prepareDataDirectory(directory)).rejects.toThrow(line);
  await expect(prepareDataDirectory(join(directory, 'below'))).rejects.toThrow(
    'which is a file or lies in one',
  );
});

test.runIf(process.platform === 'linux')('a folder in a file system that takes none', async () => {
  directory = '/proc/almanac/data';
  const { code, output } = await startAlmanacProcess({ dataDirectory: directory }).ended;
  expect([code, output]).toEqual([
    1,
    'Almanac could not start: DATA_DIR is /proc/almanac/data, which cannot be made (ENOENT); name a folder that this user may make.\n',
  ]);
});

test('a read-only folder', async () => {
  await make(0o500);
  expect(await startedAsUser()).toBe(
    `Almanac could not start: DATA_DIR is ${directory}, which this user may not write (EACCES); run chmod u+rwx on it, or name another folder.\n`,
  );
});

const nameSpace = ['unshare', '--user', '--map-root-user', '--mount'];
const canMount = spawnSync(nameSpace[0] ?? '', [...nameSpace.slice(1), 'true']).status === 0;

test.runIf(canMount)('a folder on a disk that is mounted read-only', async () => {
  await mkdir(directory);
  const mount = `mount -t tmpfs -o ro none ${directory} && exec "$@"`;
  const through = [...nameSpace, 'sh', '-c', mount, 'sh'];
  const { code, output } = await startAlmanacProcess({ dataDirectory: directory, through }).ended;
  expect([code, output]).toEqual([
    1,
    `Almanac could not start: DATA_DIR is ${directory}, which is on a read-only disk; mount it writable, or name another folder.\n`,
  ]);
});

test.runIf(isRoot).each([
  [0o777, 1234],
  [0o755, 0],
])("someone else's folder, mode %i of user %i", async (modes, owner) => {
  await make(modes, owner);
  expect(await startedAsUser()).toBe(
    `Almanac could not start: DATA_DIR is ${directory}, which belongs to another user (${owner}); start Almanac as that user, or give it to this one with chown -R ${nobody}.\n`,
  );
});

test.runIf(isRoot)("root's folder that may be written, as a container's volume, is taken", async () => {
  await make(0o777, 0);
  await chown(folder, nobody, nobody);
  const through = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];
  const almanac = startAlmanacProcess({ dataDirectory: directory, through });
  await almanac.ready();
  almanac.signal('SIGTERM');
  expect((await almanac.ended).code).toBe(0);
});

test.each([
  ['postgres', 0o755, '700'],
  ['auth-secret', 0o644, '600'],
])('%s with wrong permissions', async (name, lost, right) => {
  await make(0o700);
  const path = join(directory, name);
  if (name === 'postgres') await mkdir(path);
  else await writeFile(path, 'secret');
  if (isRoot) await chown(path, nobody, nobody);
  await chmod(path, lost);
  expect(await startedAsUser()).toBe(
    `Almanac could not start: DATA_DIR is ${directory}, in which ${name} is open to others (mode ${lost.toString(8)}); run chmod ${right} ${path}.\n`,
  );
  await chmod(path, Number.parseInt(right, 8));
  await writeFile(join(directory, 'postgres', 'PG_VERSION'), '18').catch(() => undefined);
  await expect(prepareDataDirectory(directory)).resolves.toBeUndefined();
});

test('a folder of something else instead of the database', async () => {
  await mkdir(join(directory, 'postgres'), { recursive: true, mode: 0o700 });
  await expect(prepareDataDirectory(directory)).rejects.toThrow(
    `DATA_DIR is ${directory}, in which postgres is no database; move it away, or name another folder.`,
  );
});

test('a missing folder is created private and empty', async () => {
  directory = join(directory, 'below', 'it');
  await prepareDataDirectory(directory);
  expect((await lstat(directory)).mode & 0o777).toBe(0o700);
  expect(await readdir(directory)).toEqual([]);
  await prepareDataDirectory(directory);
});
