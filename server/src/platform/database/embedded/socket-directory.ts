import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresUser } from './postgres-user.ts';

const longestSocketPathBytes = process.platform === 'darwin' ? 103 : 107;

/** Creates the private folder of the database socket, as near to the data as the path limit allows. */
export async function prepareSocketDirectory(
  dataDirectory: string,
  port: number,
  account: PostgresUser,
): Promise<string> {
  const directory = chooseSocketDirectory(dataDirectory, port);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const { uid } = await lstat(directory);
  const owner = account.user ?? { uid: process.getuid?.() ?? uid, gid: process.getgid?.() ?? -1 };
  if (uid !== owner.uid && uid !== process.getuid?.()) {
    throw new Error(
      `${directory} belongs to another user; remove it, or set TMPDIR to a folder of your own.`,
    );
  }
  await chown(directory, owner.uid, owner.gid);
  await chmod(directory, 0o700);
  return directory;
}

/** The socket folder of the data folder's database, existing or not. */
export function chooseSocketDirectory(dataDirectory: string, port: number): string {
  const besideTheData = join(dataDirectory, 'socket');
  if (fitsSocketPath(besideTheData, port)) return besideTheData;
  const name = `almanac-${createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16)}`;
  const temporary = join(tmpdir(), name);
  return fitsSocketPath(temporary, port) ? temporary : join('/tmp', name);
}

function fitsSocketPath(directory: string, port: number): boolean {
  return Buffer.byteLength(join(directory, `.s.PGSQL.${port}`)) <= longestSocketPathBytes;
}
