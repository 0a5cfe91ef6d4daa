import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret of this installation, made at its first start and readable by its user alone. */
export async function readOrCreateSecret(dataDirectory: string): Promise<string> {
  const file = join(dataDirectory, 'auth-secret');
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 32)
    throw new Error(`${file} holds no whole secret; delete it, and everyone signs in anew.`);
  return secret;
}
