import { createHmac, timingSafeEqual } from 'node:crypto';

/** The session token in a cookie header, or undefined if its signature is invalid. */
export function readSessionToken(cookies: string, name: string, secret: string): string | undefined {
  const value = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (value === undefined) return undefined;
  const [token, signature, ...rest] = decode(value).split('.');
  if (!token || !signature || rest.length > 0) return undefined;
  const expected = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
