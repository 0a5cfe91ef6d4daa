import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';
import { RequestTimeOff } from '@almanac/domain/time-off/requests/schema';
import * as z from 'zod/mini';
import { validatedBy } from '../../../platform/forms/refusal-at-field.ts';

const hoursAsWritten = { error: 'Hours must be written as 2:30 or 2.5' };
const minutesOfDay = 1440;

/** Hours of a form, in minutes. */
export const minutesField = z.nullish(
  z
    .int(hoursAsWritten)
    .check(
      z.minimum(1, { error: 'Hours must be more than 0' }),
      z.maximum(minutesOfDay, { error: 'Hours must be at most 24' }),
    ),
);

/** Rules for all types. The others need the server's data. */
export const requestFormSchema = z
  .extend(RequestTimeOff, { minutes: minutesField })
  .check(z.superRefine(validatedBy(checkPeriod)));
