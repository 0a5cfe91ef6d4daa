import { execFile } from 'node:child_process';
import { chown, mkdir, rename, rm, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { PostgresAccount } from './postgres-account.ts';

export const databaseUser = 'almanac';

const run = promisify(execFile);

/** Makes an empty cluster in `clusterDirectory`, whole or not at all, unless there is one already. */
export async function ensureCluster(
  clusterDirectory: string,
  initdb: string,
  account: PostgresAccount,
  onProgress: (message: string) => void,
): Promise<void> {
  if (await stat(clusterDirectory).catch(() => undefined)) return;
  onProgress('Creating the database');
  const unfinished = `${clusterDirectory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (account.user !== undefined) await chown(unfinished, account.user.uid, account.user.gid);
  const [command = initdb, ...parameters] = [...account.commandPrefix, initdb, ...initdbOptions(unfinished)];
  await run(command, parameters, {
    cwd: unfinished,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    ...account.user,
  });
  await rename(unfinished, clusterDirectory);
}

function initdbOptions(directory: string): string[] {
  return [
    `--pgdata=${directory}`,
    `--username=${databaseUser}`,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ];
}
