import { access, constants, lstat, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const privateMask = 0o077;
const hasModes = process.platform !== 'win32';

/**
 * Ensures that the DATA_DIR folder exists and is usable. Throws a one-line error naming the variable and the fix if it
 * is a file, foreign, read-only or accessible to others.
 */
export async function prepareDataDirectory(directory: string): Promise<void> {
  const fault = (what: string) => new Error(`DATA_DIR is ${directory}, ${what}`);
  try {
    await createFolder(directory);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' || code === 'ENOTDIR')
      throw fault('which is a file or lies in one; name a folder.');
    throw fault(`which cannot be made (${code}); name a folder that this user may make.`);
  }
  await requireOwn(directory, fault);
  await requirePrivate(directory, 'auth-secret', '600', fault);
  await requirePrivate(directory, 'postgres', '700', fault);
  await requireCluster(directory, fault);
}

type Fault = (what: string) => Error;

/**
 * Creates a folder with its parents. The recursive `mkdir` of Node.js never ends below `/proc`, where nothing can be
 * created.
 */
async function createFolder(directory: string): Promise<void> {
  const make = () =>
    mkdir(directory, { mode: 0o700 }).catch(async (error) => {
      const isThere = codeOf(error) === 'EEXIST' && (await stat(directory)).isDirectory();
      if (!isThere) throw error;
    });
  try {
    await make();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(directory) === directory) throw error;
    await createFolder(dirname(directory));
    await make();
  }
}

/** A writable folder of root is fine, like container volumes. */
async function requireOwn(directory: string, fault: Fault): Promise<void> {
  const { uid } = await stat(directory);
  const own = process.getuid?.() ?? uid;
  const foreign = () =>
    fault(
      `which belongs to another user (${uid}); start Almanac as that user, or give it to this one with chown -R ${own}.`,
    );
  if (own !== 0 && uid !== 0 && uid !== own) throw foreign();
  const code = await writeProbe(directory);
  if (code === undefined) return;
  if (code === 'EROFS')
    throw fault('which is on a read-only disk; mount it writable, or name another folder.');
  if (code === 'ENOSPC') throw fault('on a disk that is full; make room.');
  if (uid !== own) throw foreign();
  throw fault(`which this user may not write (${code}); run chmod u+rwx on it, or name another folder.`);
}

/** Writes and deletes a test file. Returns the error code on failure. */
async function writeProbe(directory: string): Promise<string | undefined> {
  const probe = join(directory, `.write-${process.pid}`);
  try {
    await writeFile(probe, '');
    await rm(probe);
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
}

/** PostgreSQL refuses a folder open to others, and a secret must not be readable by them. */
async function requirePrivate(directory: string, name: string, modes: string, fault: Fault): Promise<void> {
  const path = join(directory, name);
  const found = await lstat(path).catch(() => undefined);
  if (!found || !hasModes) return;
  // PostgreSQL allows group read access, for backups.
  const allowed = found.isDirectory() ? 0o050 : 0;
  if (found.mode & privateMask & ~allowed) {
    const others = (found.mode & 0o777).toString(8);
    throw fault(`in which ${name} is open to others (mode ${others}); run chmod ${modes} ${path}.`);
  }
  const own = process.getuid?.();
  if (own === undefined || own === 0) return;
  if (found.uid !== own) {
    throw fault(`in which ${name} belongs to another user (${found.uid}); run chown -R ${own} ${path}.`);
  }
  const wanted = found.isDirectory() ? constants.R_OK | constants.W_OK | constants.X_OK : constants.R_OK;
  await access(path, wanted).catch(() => {
    throw fault(`in which this user may not use ${name}; run chmod ${modes} ${path}.`);
  });
}

async function requireCluster(directory: string, fault: Fault): Promise<void> {
  const cluster = join(directory, 'postgres');
  if (!(await lstat(cluster).catch(() => undefined))) return;
  if (await stat(join(cluster, 'PG_VERSION')).catch(() => undefined)) return;
  throw fault(`in which postgres is no database; move it away, or name another folder.`);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
