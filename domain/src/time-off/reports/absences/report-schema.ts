import * as z from 'zod/mini';
import { calendarDate } from '../../../calendar/schema.ts';
import { Id } from '../../../id.ts';
import { fieldError } from '../../../language/field-error.ts';
import { commonMessage } from '../../../language/messages/message.ts';
import { Pagination, paging } from '../../../paging.ts';
import { lineOfText } from '../../../text.ts';
import { halfDays } from '../../../work-time/half-day.ts';
import { message } from '../messages/message.ts';
import { reportLevels } from './absence-rows.ts';

/** Reports of more people come in pages or as a file. */
const mostPeople = 1000;

export const ExportAbsenceReport = z.object({
  from: calendarDate(message('time-off.reports.from')),
  to: calendarDate(message('time-off.reports.to')),
  level: z._default(
    z.enum(reportLevels, {
      error: fieldError(commonMessage('common.option', { label: 'level', options: reportLevels })),
    }),
    'SUMS',
  ),
  userId: z.optional(Id),
  departmentId: z.optional(Id),
  /** Only days on which people work at the place. */
  placeId: z.optional(Id),
  type: z.optional(lineOfText(message('time-off.reports.type'), { max: 40 })),
});
export type ExportAbsenceReport = z.infer<typeof ExportAbsenceReport>;

export const ReadAbsenceReport = z.object({
  ...ExportAbsenceReport.shape,
  /** Pages and limit count people. */
  ...paging({ defaultLimit: mostPeople, maxLimit: mostPeople }),
});
export type ReadAbsenceReport = z.infer<typeof ReadAbsenceReport>;

const Person = z.object({
  id: Id,
  /** The email address if there is no name. */
  name: z.string(),
  email: z.string(),
  personnelNumber: z.optional(z.string()),
  costCentre: z.optional(z.string()),
  departmentName: z.optional(z.string()),
  /** Where the person works on the row's days; absent for people without work terms. */
  placeName: z.optional(z.string()),
});

const Type = z.object({ code: z.string(), name: z.string() });

const amounts = { days: z.number(), hours: z.number(), calendarDays: z.number() };

const AbsenceSum = z.object({ person: Person, type: Type, month: z.string(), ...amounts });

/** The halves are given only if it starts at noon, or ends at noon. */
const AbsencePart = z.object({
  ...AbsenceSum.shape,
  requestId: Id,
  startDate: z.string(),
  endDate: z.string(),
  startHalf: z.optional(z.enum(halfDays)),
  endHalf: z.optional(z.enum(halfDays)),
  minutes: z.optional(z.int()),
});

const AbsentDay = z.object({
  person: Person,
  type: Type,
  date: z.string(),
  share: z.number(),
  hours: z.number(),
});

const common = {
  from: z.string(),
  to: z.string(),
  /** Of all pages, by type. */
  totals: z.array(z.object({ type: Type, ...amounts })),
  /** How many requests still wait, of all pages. */
  pending: z.int(),
  pagination: Pagination,
};

/** Approved absences as payroll counts them: sums of a month, absences in a month, or days. */
export const AbsenceReport = z.discriminatedUnion('level', [
  z.object({ level: z.literal('SUMS'), ...common, rows: z.array(AbsenceSum) }),
  z.object({ level: z.literal('ABSENCES'), ...common, rows: z.array(AbsencePart) }),
  z.object({ level: z.literal('DAYS'), ...common, rows: z.array(AbsentDay) }),
]);
export type AbsenceReport = z.infer<typeof AbsenceReport>;
