import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DataDirectoryLock {
  release(): void;
}

/** Locks the data folder for this process. Throws an error that names the process holding it. */
export async function lockDataDirectory(dataDirectory: string): Promise<DataDirectoryLock> {
  const ownerFile = join(dataDirectory, 'owner');
  // SQLite uses an operating system lock, which ends with the process and can't become stale.
  const lock = new DatabaseSync(join(dataDirectory, 'lock'));
  try {
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    const owner = await readFile(ownerFile, 'utf8').catch(() => 'another process');
    throw new Error(
      `${dataDirectory} is in use by another Almanac (${owner.trim()}); stop that one, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  await writeFile(ownerFile, `process ${process.pid}, started ${new Date().toISOString()}\n`, {
    mode: 0o600,
  });
  return { release: () => lock.close() };
}
