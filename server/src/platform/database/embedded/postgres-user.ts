import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

/** The user PostgreSQL runs as, since it refuses root. */
export interface PostgresUser {
  commandPrefix: readonly string[];
  /** Set if PostgreSQL runs as another user than Almanac; it must own the database files. */
  user?: { uid: number; gid: number };
}

const run = promisify(execFile);
const asNobodyInNamespace = ['unshare', '--user', '--map-user=nobody', '--map-group=65534'] as const;

/** Chooses the user for the database in `clusterDirectory`, existing or not. */
export async function choosePostgresUser(clusterDirectory: string): Promise<PostgresUser> {
  if (process.getuid?.() !== 0 && hasUserName()) return { commandPrefix: [] };
  const owner = await stat(clusterDirectory).catch(() => undefined);
  if (owner !== undefined && owner.uid !== process.getuid?.()) {
    return { commandPrefix: [], user: { uid: owner.uid, gid: owner.gid } };
  }
  if (await canUseNamespace()) return { commandPrefix: asNobodyInNamespace };
  return { commandPrefix: [], user: await findUnprivilegedUser() };
}

function hasUserName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

async function canUseNamespace(): Promise<boolean> {
  const [command, ...parameters] = asNobodyInNamespace;
  return run(command, [...parameters, 'true']).then(
    () => true,
    () => false,
  );
}

async function findUnprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find(([accountName]) => accountName === name);
    if (account !== undefined) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and there is no user postgres or nobody to run it; start Almanac as another user.',
  );
}
