import * as z from 'zod/mini';
import { calendarDate } from '../../calendar/schema.ts';
import { trueOrFalse } from '../../flag.ts';
import { Id } from '../../id.ts';
import { paging } from '../../paging.ts';
import { searchText } from '../../text.ts';

/** What a person holds, by the ids and the names of the records. */
const HeldTerms = {
  /** The day from which it holds; of what they hold first, the first of all days. */
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

export const Terms = z.object({ userId: Id, ...HeldTerms });
export type Terms = z.infer<typeof Terms>;

/** Terms that were written: what is named, from which day on, and for how many people it was something else before. */
export const WrittenTerms = z.object({
  from: z.string(),
  place: z.optional(Id),
  plan: z.optional(Id),
  schedule: z.optional(Id),
  peopleChanged: z.int(),
});
export type WrittenTerms = z.infer<typeof WrittenTerms>;

export const TermsAddress = z.object({ userId: Id, from: calendarDate('From') });
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

/** A person with what they hold today; `next` is the day on which something of it changes. */
export const TermsOfPerson = z.object({
  person: z.object({ id: Id, name: z.string(), email: z.string(), isActive: z.boolean() }),
  department: z.optional(z.object({ id: Id, name: z.string() })),
  ...HeldTerms,
  next: z.optional(z.string()),
});
export type TermsOfPerson = z.infer<typeof TermsOfPerson>;
