import * as z from 'zod/mini';
import { fieldError, fieldErrorText } from '../language/field-error.ts';
import type { Said } from '../language/message.ts';
import { commonMessage } from '../language/messages/message.ts';
import { isCalendarDate } from './calendar-date.ts';

/** A required calendar date; messages use the field's label. */
export function calendarDate(label: Said) {
  const required = fieldError(commonMessage('common.required', { label }));
  return z
    .string({
      error: ({ input }) =>
        input === undefined || input === null
          ? required()
          : fieldErrorText(commonMessage('common.date', { label })),
    })
    .check(
      z.minLength(1, { error: required, abort: true }),
      z.refine(isCalendarDate, {
        error: fieldError(commonMessage('common.writtenDate', { label })),
      }),
      z.meta({ format: 'date' }),
    );
}
