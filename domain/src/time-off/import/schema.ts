import * as z from 'zod/mini';
import { isTrueOrFalse } from '../../flag.ts';
import { Id } from '../../id.ts';
import { leaveUnits } from '../../leave/types/amount.ts';
import { dateOrders } from '../../people/import/import-dates.ts';
import {
  FileColumn,
  fileFields,
  ImportFault,
  isOneFile,
  readingFields,
} from '../../people/import/import-schema.ts';
import { effectFields } from '../../work-time/effect-schema.ts';
import { statedHalves } from '../requests/schema.ts';
import { absenceOutcomes, longestAbsenceImport } from './absence-columns.ts';

export const ImportAbsences = z
  .strictObject({
    ...fileFields(longestAbsenceImport.characters),
    dryRun: z.boolean(isTrueOrFalse('dryRun')),
    ...readingFields,
    /** The caller's name for the progress, in `event: progress` of the event stream. */
    progress: effectFields.progress,
  })
  .check(isOneFile);
export type ImportAbsences = z.infer<typeof ImportAbsences>;

/** A row's effect and charge, in days or hours. What a faulty row lacks is absent. */
export const ImportedAbsence = z.object({
  line: z.int(),
  outcome: z.enum(absenceOutcomes),
  amount: z.number(),
  unit: z.optional(z.enum(leaveUnits)),
  person: z.optional(z.object({ id: Id, name: z.string() })),
  type: z.optional(z.object({ code: z.string(), name: z.string() })),
  startDate: z.optional(z.string()),
  endDate: z.optional(z.string()),
  ...statedHalves,
  status: z.optional(z.enum(['PENDING', 'APPROVED'])),
});
export type ImportedAbsence = z.infer<typeof ImportedAbsence>;

/**
 * The effect of an import or dry run. With faults nothing is stored: a dry run returns them, a real run refuses with
 * `VALIDATION_ERROR` and one issue each.
 */
export const AbsencesImport = z.object({
  dryRun: z.boolean(),
  columns: z.array(FileColumn),
  /** The possible meanings of a column. */
  targets: z.array(z.string()),
  /** The order of dates with slashes; absent if there are none, `UNKNOWN` if undetermined. */
  dateOrder: z.optional(z.enum([...dateOrders, 'UNKNOWN'])),
  rows: z.array(ImportedAbsence),
  faults: z.array(ImportFault),
  /** What is added, such as 'Lena Fischer: 12 days of Vacation in 2026'. */
  summary: z.array(z.string()),
});
export type AbsencesImport = z.infer<typeof AbsencesImport>;
