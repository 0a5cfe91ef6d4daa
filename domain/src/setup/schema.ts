import * as z from 'zod/mini';
import { isTrueOrFalse } from '../flag.ts';
import { Id } from '../id.ts';
import { fieldError } from '../language/field-error.ts';
import { commonMessage } from '../language/messages/message.ts';
import { setMarks } from '../settings/setup-marks.ts';
import { setupSteps, stepStates } from './setup-step.ts';

export const SetupStep = z.object({
  id: z.enum(setupSteps),
  state: z.enum(stepStates),
  /** Whether only a system administrator can do it, and the caller is none. */
  needsSystemAdmin: z.boolean(),
  /** Whether it is done because an administrator marked it. */
  isMarked: z.boolean(),
  /** How much is done, if that can be counted: people, places or departments. */
  count: z.optional(z.object({ done: z.int(), all: z.int() })),
  /** The record to go on with, such as the first place without holidays, and the calendar year. */
  at: z.optional(z.object({ id: Id, year: z.int() })),
});
export type SetupStep = z.infer<typeof SetupStep>;

export const Setup = z.object({
  /** Whether an administrator has closed the checklist. */
  isClosed: z.boolean(),
  steps: z.array(SetupStep),
});
export type Setup = z.infer<typeof Setup>;

export const SetupMarkParams = z.object({
  mark: z.enum(setMarks, {
    error: fieldError(commonMessage('common.option', { label: 'mark', options: setMarks })),
  }),
});

export const MarkSetup = z.strictObject({
  isSet: z.boolean(isTrueOrFalse('isSet')),
});
export type MarkSetup = z.infer<typeof MarkSetup> & z.infer<typeof SetupMarkParams>;
