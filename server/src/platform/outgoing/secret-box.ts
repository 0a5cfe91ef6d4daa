import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets that are stored in the database. */
export interface SecretBox {
  seal(text: string): string;
  /** The text; undefined if it was sealed with another `AUTH_SECRET`, or changed since. */
  open(sealed: string): string | undefined;
}

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** Creates the box of an installation. Its key is derived from `AUTH_SECRET`, so a database alone reveals no secret. */
export function secretBox(authSecret: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'almanac stored secrets', keyBytes));
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return undefined;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const decrypted = decipher.update(bytes.subarray(nonceBytes + tagBytes));
      try {
        return Buffer.concat([decrypted, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
