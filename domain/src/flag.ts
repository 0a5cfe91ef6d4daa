import * as z from 'zod/mini';

export const isTrueOrFalse = (name: string) => ({ error: `${name} must be true or false` });

/** A boolean query parameter, documented as 'true' or 'false'. */
export function trueOrFalse(name: string) {
  return z.stringbool(isTrueOrFalse(name)).check(z.meta({ enum: ['true', 'false'] }));
}
