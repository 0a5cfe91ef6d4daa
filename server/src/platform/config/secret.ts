import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret of this installation, created at its first start and readable only by its user. */
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

const fewestCharacters = 32;
const fewestDifferentCharacters = 10;
const placeholders = /change.?me|replace.?me|your.?secret|placeholder|password|example/i;
const repetition = /^(.{1,16}?)\1+.{0,16}$/s;

/**
 * Whether the secret is hard to guess: at least 32 characters, ten of them different, without repetitions, alphabet
 * runs or placeholders.
 */
export function looksRandom(secret: string): boolean {
  return (
    secret.length >= fewestCharacters &&
    new Set(secret).size >= fewestDifferentCharacters &&
    !placeholders.test(secret) &&
    !repetition.test(secret) &&
    stepsInOrder(secret) < secret.length / 2
  );
}

/** Number of characters equal or next to their predecessor in the alphabet. */
function stepsInOrder(secret: string): number {
  const codes = [...secret].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => index > 0 && Math.abs(code - (codes[index - 1] ?? 0)) <= 1).length;
}
