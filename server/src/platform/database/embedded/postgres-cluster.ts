import { execFile } from 'node:child_process';
import { chown, lchown, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresUser } from './postgres-user.ts';

/** Owns the cluster and everything in it. */
export const databaseOwner = 'almanac';
/** Used by the server; owns nothing. */
export const serviceRole = 'almanac_service';

const run = promisify(execFile);

/** Creates an empty cluster in `clusterDirectory` atomically, unless there is one. */
export async function ensureCluster(
  clusterDirectory: string,
  initdb: string,
  account: PostgresUser,
  onProgress: (message: string) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const existing = await stat(clusterDirectory).catch(() => undefined);
  if (existing !== undefined) {
    if (account.user !== undefined && account.user.uid !== existing.uid)
      await hand(clusterDirectory, account.user);
    return;
  }
  onProgress('Creating the database');
  await removeUnfinished(clusterDirectory);
  // A new name each time, as a killed Almanac's initdb may still write to the last one.
  const unfinished = await mkdtemp(`${clusterDirectory}.unfinished-`);
  if (account.user !== undefined) await chown(unfinished, account.user.uid, account.user.gid);
  const [command = initdb, ...parameters] = [...account.commandPrefix, initdb, ...initdbOptions(unfinished)];
  await run(command, parameters, {
    cwd: unfinished,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    ...account.user,
    ...(signal && { signal }),
  });
  await rename(unfinished, clusterDirectory);
}

async function hand(directory: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  for (const name of await readdir(directory, { recursive: true }))
    await lchown(join(directory, name), uid, gid);
  await chown(directory, uid, gid);
}

async function removeUnfinished(clusterDirectory: string): Promise<void> {
  const prefix = `${basename(clusterDirectory)}.unfinished-`;
  const dataDirectory = dirname(clusterDirectory);
  const names = (await readdir(dataDirectory)).filter((name) => name.startsWith(prefix));
  await Promise.all(
    names.map((name) => rm(join(dataDirectory, name), { recursive: true, force: true, maxRetries: 5 })),
  );
}

function initdbOptions(directory: string): string[] {
  return [
    `--pgdata=${directory}`,
    `--username=${databaseOwner}`,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ];
}
