import * as z from 'zod/mini';
import { Id } from '../id.ts';
import { fieldError } from '../language/field-error.ts';
import { answerShape, changeShape, createShape } from '../records/record-schemas.ts';
import { seenVersion, Version } from '../version.ts';
import { message } from './messages/message.ts';
import { settingsFields } from './settings-fields.ts';

const mostDaysOfWaiting = 120;

function days(name: 'remindAfterDays' | 'escalateAfterDays') {
  const { label } = settingsFields[name];
  const error = fieldError(message('settings.wholeDays', { label, last: mostDaysOfWaiting }));
  return z.int({ error }).check(z.minimum(1, { error }), z.maximum(mostDaysOfWaiting, { error }));
}

const mostVisibleMonths = 120;
const { label: monthsLabel } = settingsFields.sicknessVisibleMonths;
const wrongMonths = fieldError(
  message('settings.wholeMonths', { label: monthsLabel, last: mostVisibleMonths }),
);
const sicknessVisibleMonths = z
  .int({ error: wrongMonths })
  .check(z.minimum(1, { error: wrongMonths }), z.maximum(mostVisibleMonths, { error: wrongMonths }));

const waiting = {
  remindAfterDays: days('remindAfterDays'),
  escalateAfterDays: days('escalateAfterDays'),
};

export const Settings = z.object({
  id: Id,
  version: Version,
  ...answerShape(settingsFields),
  /** Working days of an approver before they are reminded of a pending request. */
  remindAfterDays: z.int(),
  /** Working days before the next level is asked. */
  escalateAfterDays: z.int(),
  /** Months after which past sickness is 'Away' for everyone but HR. */
  sicknessVisibleMonths: z.int(),
});
export type Settings = z.infer<typeof Settings>;

/** All settings, as a form holds them. */
export const EditedSettings = z.object({ ...createShape(settingsFields), ...waiting, sicknessVisibleMonths });
export type EditedSettings = z.infer<typeof EditedSettings>;

/** Omitted settings stay unchanged. */
export const ChangeSettings = z.strictObject({
  ...changeShape(settingsFields),
  remindAfterDays: z.optional(waiting.remindAfterDays),
  escalateAfterDays: z.optional(waiting.escalateAfterDays),
  sicknessVisibleMonths: z.optional(sicknessVisibleMonths),
  ...seenVersion,
});
export type ChangeSettings = z.infer<typeof ChangeSettings>;
