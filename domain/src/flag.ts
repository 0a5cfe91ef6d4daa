import * as z from 'zod/mini';
import { fieldError } from './language/field-error.ts';
import type { Said } from './language/message.ts';
import { commonMessage } from './language/messages/message.ts';

export const isTrueOrFalse = (label: Said) => ({
  error: fieldError(commonMessage('common.trueOrFalse', { label })),
});

/** A boolean query parameter, documented as 'true' or 'false'. */
export function trueOrFalse(label: Said) {
  return z.stringbool(isTrueOrFalse(label)).check(z.meta({ enum: ['true', 'false'] }));
}
