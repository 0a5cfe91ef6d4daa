import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';
import { RequestTimeOff } from '@almanac/domain/time-off/requests/schema';
import * as z from 'zod/mini';
import { validatedBy } from '../../../platform/forms/refusal-at-field.ts';
import { text } from './messages/text.ts';

const hoursAsWritten = { error: () => text('time-off.booking.hoursFormat') };
const minutesOfDay = 1440;

/** Hours of a form, in minutes. */
export const minutesField = z.nullish(
  z
    .int(hoursAsWritten)
    .check(
      z.minimum(1, { error: () => text('time-off.booking.hoursTooFew') }),
      z.maximum(minutesOfDay, { error: () => text('time-off.booking.hoursTooMany') }),
    ),
);

/** Rules for all types. The others need the server's data. */
export const requestFormSchema = z
  .extend(RequestTimeOff, { minutes: minutesField })
  .check(z.superRefine(validatedBy(checkPeriod)));
