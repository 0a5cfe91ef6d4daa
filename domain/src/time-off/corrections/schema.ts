import * as z from 'zod/mini';
import { Id } from '../../id.ts';
import { fieldError } from '../../language/field-error.ts';
import { optionalText } from '../../text.ts';
import { seenVersion } from '../../version.ts';
import { PeriodFields, RequestTimeOff, TimeOffRequest, TypeName } from '../requests/schema.ts';
import { message } from './messages/message.ts';

const { startHalf, endHalf } = RequestTimeOff.shape;

/** Stored in the audit log, and shown to the person. */
const why = { reason: optionalText(message('time-off.corrections.reason'), { max: 2000 }) };

export const ShortenRequest = z.strictObject({
  endDate: PeriodFields.endDate,
  endHalf,
  ...why,
  ...seenVersion,
});
export type ShortenRequest = z.infer<typeof ShortenRequest>;

/** With a type, the days are recorded as a request of that type, with the reason. */
export const InterruptRequest = z.strictObject({
  ...PeriodFields,
  startHalf,
  endHalf,
  type: z.optional(TypeName),
  ...why,
  ...seenVersion,
});
export type InterruptRequest = z.infer<typeof InterruptRequest>;

/** The interrupted request, with the rest of it and the recorded days. */
export const InterruptedRequest = z.extend(TimeOffRequest, {
  /** What remains after the interruption, if something also remains before it. */
  rest: z.optional(TimeOffRequest),
  /** The days, recorded as the given type. */
  recorded: z.optional(TimeOffRequest),
});
export type InterruptedRequest = z.infer<typeof InterruptedRequest>;

export const RequestOnBehalf = z.strictObject({
  userId: Id,
  ...RequestTimeOff.shape,
  status: z.enum(['PENDING', 'APPROVED'], {
    error: fieldError(message('time-off.corrections.statusExpected')),
  }),
});
export type RequestOnBehalf = z.infer<typeof RequestOnBehalf>;
