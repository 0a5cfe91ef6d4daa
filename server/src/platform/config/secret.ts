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

const fewestCharacters = 32;
const fewestDifferentCharacters = 10;
const placeholders = /change.?me|replace.?me|your.?secret|placeholder|password|example/i;
const repetition = /^(.{1,16}?)\1+.{0,16}$/s;

/**
 * Whether nobody would guess the secret: 32 characters or more, of ten different ones at least, that neither repeat a
 * piece, nor run through an alphabet, nor stand in for a secret that was never made.
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

/** How many characters are the same as the one before, or its neighbour in the alphabet. */
function stepsInOrder(secret: string): number {
  const codes = [...secret].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => index > 0 && Math.abs(code - (codes[index - 1] ?? 0)) <= 1).length;
}
