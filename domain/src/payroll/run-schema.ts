import * as z from 'zod/mini';
import { calendarDate } from '../calendar/schema.ts';
import { isTrueOrFalse } from '../flag.ts';
import { Id, requiredId } from '../id.ts';
import { fieldError } from '../language/field-error.ts';
import { commonMessage } from '../language/messages/message.ts';
import { paging } from '../paging.ts';
import { message } from './messages/message.ts';
import { PayrollRow } from './profiles/payroll-row.ts';
import { fileParts, payrollLevels } from './profiles/profile.ts';

const profileId = requiredId(message('payroll.profileRequired'));

export const HandOver = z.strictObject({
  profileId,
  from: calendarDate(message('payroll.from')),
  to: calendarDate(message('payroll.to')),
  /** A dry run answers what would be handed over, and stores nothing. */
  dryRun: z.optional(z.boolean(isTrueOrFalse('dryRun'))),
  /** Makes the latest run again if the period shares days with it. */
  replace: z.optional(z.boolean(isTrueOrFalse('replace'))),
});
export type HandOver = z.infer<typeof HandOver>;

export const RunId = z.object({ id: Id });
export const RunPage = z.object(paging({ defaultLimit: 1000, maxLimit: 1000 }));
export const OfProfile = z.object({ profileId });
export const ListRuns = z.object({
  profileId: z.optional(Id),
  ...paging({ defaultLimit: 24, maxLimit: 100 }),
});

export const RunFile = z.object({
  /** One month's file, of a profile with a file for each. */
  month: z.optional(
    z.string().check(
      z.maxLength(7, { error: fieldError(message('payroll.month')), abort: true }),
      z.refine((text) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text), {
        error: fieldError(message('payroll.month')),
      }),
    ),
  ),
  part: z.optional(
    z.enum(fileParts, {
      error: fieldError(commonMessage('common.option', { label: 'part', options: fileParts })),
    }),
  ),
});
export type RunFile = z.infer<typeof RunFile>;

const period = {
  profileId: Id,
  from: z.string(),
  to: z.string(),
  level: z.enum(payrollLevels),
  rowCount: z.int(),
  correctionCount: z.int(),
};

const made = {
  id: Id,
  createdAt: z.string(),
  /** Who made the run. */
  createdBy: z.object({ id: Id, name: z.string() }),
};

export const PayrollRun = z.object({
  ...made,
  ...period,
  profileName: z.string(),
});
export type PayrollRun = z.infer<typeof PayrollRun>;

const rows = { rows: z.array(PayrollRow), corrections: z.array(PayrollRow) };

/** A run with a page of its rows and one of its corrections; the counts are of all. */
export const RunWithRows = z.object({
  ...PayrollRun.shape,
  /** The files that can be downloaded, in order. */
  files: z.array(z.object({ name: z.string(), month: z.string(), part: z.enum(fileParts) })),
  ...rows,
});
export type RunWithRows = z.infer<typeof RunWithRows>;

/** What was handed over or, in a dry run, would be: at most the first 1,000 rows and corrections. */
export const HandedOver = z.object({
  dryRun: z.boolean(),
  id: z.optional(made.id),
  createdAt: z.optional(made.createdAt),
  createdBy: z.optional(made.createdBy),
  ...period,
  ...rows,
});
export type HandedOver = z.infer<typeof HandedOver>;

/** What has changed in days handed over before, and the latest run that it changed after. */
export const PayrollChanges = z.object({
  profileId: Id,
  latestRun: z.optional(z.object({ id: Id, from: z.string(), to: z.string() })),
  count: z.int(),
  corrections: z.array(PayrollRow),
});
export type PayrollChanges = z.infer<typeof PayrollChanges>;
