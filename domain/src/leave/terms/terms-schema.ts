import * as z from 'zod/mini';
import { calendarDate } from '../../calendar/schema.ts';
import { trueOrFalse } from '../../flag.ts';
import { Id } from '../../id.ts';
import { paging } from '../../paging.ts';
import { searchText } from '../../text.ts';
import { message } from './messages/message.ts';

/** A person's terms, with the ids and names of the records. */
const AssignedTerms = {
  /** The effective date; for a person's first terms, the first day of the calendar. */
  from: z.string(),
  place: Id,
  placeName: z.string(),
  plan: Id,
  planName: z.string(),
  schedule: Id,
  scheduleName: z.string(),
};

export const ListTerms = z.object({ userId: Id });
export type ListTerms = z.infer<typeof ListTerms>;

export const Terms = z.object({ userId: Id, ...AssignedTerms });
export type Terms = z.infer<typeof Terms>;

/** The outcome of a change of terms: what was set, from which date, and for how many people it changed. */
export const WrittenTerms = z.object({
  from: z.string(),
  place: z.optional(Id),
  plan: z.optional(Id),
  schedule: z.optional(Id),
  peopleChanged: z.int(),
});
export type WrittenTerms = z.infer<typeof WrittenTerms>;

export const TermsAddress = z.object({ userId: Id, from: calendarDate(message('leave.terms.from')) });
export type TermsAddress = z.infer<typeof TermsAddress>;

export const ListTermsOfPeople = z.object({
  search: searchText({ max: 200 }),
  isActive: z.optional(trueOrFalse('isActive')),
  departmentId: z.optional(Id),
  place: z.optional(Id),
  plan: z.optional(Id),
  schedule: z.optional(Id),
  ...paging({ defaultLimit: 50, maxLimit: 1000 }),
});
export type ListTermsOfPeople = z.infer<typeof ListTermsOfPeople>;

/** A person with their terms today; `next` is the date of the next change. */
export const TermsOfPerson = z.object({
  person: z.object({ id: Id, name: z.string(), email: z.string(), isActive: z.boolean() }),
  department: z.optional(z.object({ id: Id, name: z.string() })),
  ...AssignedTerms,
  next: z.optional(z.string()),
});
export type TermsOfPerson = z.infer<typeof TermsOfPerson>;
