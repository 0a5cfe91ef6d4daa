import * as z from 'zod/mini';
import { Id } from '../../id.ts';
import { optionalText } from '../../text.ts';
import { seenVersion } from '../../version.ts';
import { PeriodFields, RequestTimeOff, TimeOffRequest, TypeName } from '../requests/schema.ts';

const { startHalf, endHalf } = RequestTimeOff.shape;

/** The reason is kept in the audit log and told to the person. */
const why = { reason: optionalText('Reason', { max: 2000 }) };

export const ShortenRequest = z.strictObject({
  endDate: PeriodFields.endDate,
  endHalf,
  ...why,
  ...seenVersion,
});
export type ShortenRequest = z.infer<typeof ShortenRequest>;

/** With a type the days are recorded as a request of that type, and the reason is the reason of that request. */
export const InterruptRequest = z.strictObject({
  ...PeriodFields,
  startHalf,
  endHalf,
  type: z.optional(TypeName),
  ...why,
  ...seenVersion,
});
export type InterruptRequest = z.infer<typeof InterruptRequest>;

/** The interrupted request, and what became of the rest of it and of the days that were taken out. */
export const InterruptedRequest = z.extend(TimeOffRequest, {
  /** What remains after the interruption, where something remains before it, too. */
  rest: z.optional(TimeOffRequest),
  /** The days as the type that they are recorded as. */
  recorded: z.optional(TimeOffRequest),
});
export type InterruptedRequest = z.infer<typeof InterruptedRequest>;

export const RequestOnBehalf = z.strictObject({
  userId: Id,
  ...RequestTimeOff.shape,
  status: z.enum(['PENDING', 'APPROVED'], { error: 'Status must be PENDING or APPROVED' }),
});
export type RequestOnBehalf = z.infer<typeof RequestOnBehalf>;
