import * as z from 'zod/mini';
import { calendarDate } from '../../calendar/schema.ts';
import { Id } from '../../id.ts';
import { Pagination, paging } from '../../paging.ts';
import { message } from './messages/message.ts';

/** Reports of more people come in pages or as a file. */
const mostPeople = 1000;

export const ExportSickness = z.object({
  /** Absent: today. */
  on: z.optional(calendarDate(message('time-off.sickness.on'))),
  departmentId: z.optional(Id),
});
export type ExportSickness = z.infer<typeof ExportSickness>;

export const ReadSickness = z.object({
  ...ExportSickness.shape,
  ...paging({ defaultLimit: mostPeople, maxLimit: mostPeople }),
});
export type ReadSickness = z.infer<typeof ReadSickness>;

/** A person's illnesses in the twelve months up to a day; see `sickness-figures.ts`. */
const SicknessRow = z.object({
  person: z.object({
    id: Id,
    /** The email address if there is no name. */
    name: z.string(),
    email: z.string(),
    personnelNumber: z.optional(z.string()),
    costCentre: z.optional(z.string()),
    departmentName: z.optional(z.string()),
  }),
  spells: z.int(),
  workDays: z.number(),
  calendarDays: z.int(),
  longest: z.int(),
  current: z.optional(z.object({ requestId: Id, startDate: z.string() })),
  payEndsOn: z.optional(z.string()),
  integrationDue: z.boolean(),
  /** Present if the company has switched it on. */
  bradford: z.optional(z.number()),
});
export type SicknessRow = z.infer<typeof SicknessRow>;

/** The people with an illness in the twelve months, by name. */
export const Sickness = z.object({
  on: z.string(),
  rows: z.array(SicknessRow),
  pagination: Pagination,
});
export type Sickness = z.infer<typeof Sickness>;

export const ListSickSpells = z.object({
  /** Absent: the caller. */
  userId: z.optional(Id),
});
export type ListSickSpells = z.infer<typeof ListSickSpells>;

/** An illness, by its first request. */
export const ShownSpell = z.object({
  requestId: Id,
  startDate: z.string(),
  endDate: z.string(),
  workDays: z.number(),
  calendarDays: z.int(),
  /** The earlier illness that this one continues, as HR has marked it. */
  continues: z.optional(z.object({ requestId: Id, startDate: z.string() })),
});
export type ShownSpell = z.infer<typeof ShownSpell>;

/** A request of the earlier illness; null: the illness continues none. */
export const ContinueSpell = z.strictObject({ requestId: z.nullable(Id) });
export type ContinueSpell = z.infer<typeof ContinueSpell>;
