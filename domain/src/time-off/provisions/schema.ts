import * as z from 'zod/mini';
import { calendarDate } from '../../calendar/schema.ts';
import { Id } from '../../id.ts';
import { leaveUnits } from '../../leave/types/amount.ts';
import { Pagination, paging } from '../../paging.ts';
import { message } from './messages/message.ts';

/** Lists of more people come in pages or as a file. */
const mostPeople = 1000;

export const ExportProvisions = z.object({
  on: calendarDate(message('time-off.provisions.on')),
  departmentId: z.optional(Id),
});
export type ExportProvisions = z.infer<typeof ExportProvisions>;

export const ReadProvisions = z.object({
  ...ExportProvisions.shape,
  /** Pages and limit count people. */
  ...paging({ defaultLimit: mostPeople, maxLimit: mostPeople }),
});
export type ReadProvisions = z.infer<typeof ReadProvisions>;

/** What a person is owed of a type, in days or hours; see `provision.ts`. */
const ProvisionRow = z.object({
  person: z.object({
    id: Id,
    /** The email address if there is no name. */
    name: z.string(),
    email: z.string(),
    personnelNumber: z.optional(z.string()),
    costCentre: z.optional(z.string()),
    departmentName: z.optional(z.string()),
    placeName: z.optional(z.string()),
  }),
  type: z.object({ code: z.string(), name: z.string() }),
  unit: z.enum(leaveUnits),
  carriedOver: z.number(),
  granted: z.number(),
  earned: z.number(),
  adjusted: z.number(),
  taken: z.number(),
  planned: z.number(),
  pending: z.number(),
  expired: z.number(),
  balance: z.number(),
  owed: z.number(),
  hoursPerDay: z.number(),
});
export type ProvisionRow = z.infer<typeof ProvisionRow>;

/** The provisions at the end of a day; leavers are outside the totals, which are of all pages, in days. */
export const Provisions = z.object({
  on: z.string(),
  rows: z.array(ProvisionRow),
  leavers: z.array(ProvisionRow),
  totals: z.object({ owed: z.number(), takenInAdvance: z.number() }),
  pagination: Pagination,
});
export type Provisions = z.infer<typeof Provisions>;

export const KeepProvisions = z.strictObject({ on: calendarDate(message('time-off.provisions.on')) });
export type KeepProvisions = z.infer<typeof KeepProvisions>;

/** A list that was kept: of which day, when and by whom. */
export const KeptList = z.object({
  id: Id,
  on: z.string(),
  keptAt: z.string(),
  keptBy: z.object({ id: Id, name: z.string() }),
  people: z.int(),
  totals: Provisions.shape.totals,
});
export type KeptList = z.infer<typeof KeptList>;

export const ReadKeptProvisions = z.object(paging({ defaultLimit: mostPeople, maxLimit: mostPeople }));
export type ReadKeptProvisions = z.infer<typeof ReadKeptProvisions>;

const KeptRow = z.object({
  ...ProvisionRow.shape,
  /** What is owed by the records as they are now, if it differs; 0 if the person has no such account any more. */
  owedNow: z.optional(z.number()),
});

export const KeptProvisions = z.object({
  ...KeptList.shape,
  rows: z.array(KeptRow),
  leavers: z.array(KeptRow),
  /** Of all pages: how many rows have changed since. */
  changed: z.int(),
  pagination: Pagination,
});
export type KeptProvisions = z.infer<typeof KeptProvisions>;
