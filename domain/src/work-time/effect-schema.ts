import { z } from 'zod';
import { isTrueOrFalse } from '../flag.ts';
import { Id } from '../id.ts';

/** What a write under `/admin/leave` takes beside its record: whether to store nothing, and the effect that was seen. */
export const effectFields = {
  dryRun: z.boolean(isTrueOrFalse('Dry run')).optional(),
  fingerprint: z.string({ error: 'Fingerprint must be a text' }).max(200).optional(),
};

export interface EffectFields {
  dryRun?: boolean | undefined;
  fingerprint?: string | undefined;
}

/** What can be booked of a type; null: without limit. */
const Bookable = z.number().nullable();

const ChangedAccount = z.object({
  person: Id,
  name: z.string(),
  type: z.string(),
  unit: z.enum(['DAY', 'HOUR']),
  before: Bookable,
  after: Bookable,
  /** Whether a day gets deeper into debt than it was and than it may. */
  overdrawn: z.boolean(),
});
export type ChangedAccount = z.infer<typeof ChangedAccount>;

const RecountedRequest = z.object({
  request: Id,
  person: Id,
  name: z.string(),
  type: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  before: z.number(),
  after: z.number(),
});
export type RecountedRequest = z.infer<typeof RecountedRequest>;

/** The effect of a change of rules, in days or hours. */
export const Impact = z.object({
  /** How many people the rules are for. */
  people: z.int(),
  /** The day on which before and after are asked: today, or the first day of the change. */
  on: z.string(),
  /** The accounts that differ, those that lose most first. */
  changed: z.array(ChangedAccount),
  /** The requests that are charged otherwise, the earliest first. */
  recounted: z.array(RecountedRequest),
  fingerprint: z.string(),
});
export type Impact = z.infer<typeof Impact>;

/** What a write under `/admin/leave` answers: the record with its effect, or, of a dry run, the effect alone. */
export function writtenRecord<Shape extends z.ZodRawShape>(record: z.ZodObject<Shape>) {
  return z.union([record.extend({ impact: Impact }), Impact]);
}
