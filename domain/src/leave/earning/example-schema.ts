import * as z from 'zod/mini';
import { calendarDate } from '../../calendar/schema.ts';
import { Id } from '../../id.ts';
import { LedgerAnswer } from '../../work-time/effect-schema.ts';
import { message } from '../plans/messages/message.ts';
import { WritePolicy } from '../plans/schema.ts';
import { leaveUnits } from '../types/amount.ts';

/** Unsaved rules, and the example person: when they joined, and where they work. */
export const ReadExample = z.strictObject({
  rules: WritePolicy.shape.rules,
  employmentStart: z.nullish(calendarDate(message('leave.plans.employmentStart'))),
  placeId: z.nullish(Id),
});
export type ReadExample = z.infer<typeof ReadExample>;

/** An example account under the rules, through two leave years. */
export const ExampleLedger = z.extend(LedgerAnswer, { unit: z.enum(leaveUnits) });
export type ExampleLedger = z.infer<typeof ExampleLedger>;
