import * as z from 'zod/mini';

export const isTrueOrFalse = (name: string) => ({ error: `${name} must be true or false` });

/** A filter of an address that is on or off; it is told as these two words. */
export function trueOrFalse(name: string) {
  return z.stringbool(isTrueOrFalse(name)).check(z.meta({ enum: ['true', 'false'] }));
}
