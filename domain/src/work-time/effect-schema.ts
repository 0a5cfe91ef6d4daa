import * as z from 'zod/mini';
import { isTrueOrFalse, trueOrFalse } from '../flag.ts';
import { Id } from '../id.ts';
import { lineOfText, optionalText } from '../text.ts';
import { DeletedVersion } from '../version.ts';

/** What a write under `/admin/leave` takes beside its record: whether to store nothing, and the effect that was seen. */
export const effectFields = {
  dryRun: z.optional(z.boolean(isTrueOrFalse('Dry run'))),
  fingerprint: z.optional(lineOfText('Fingerprint', { max: 200 })),
  /** Of whom alone a dry run tells the effect, with their ledgers before and after. */
  person: z.optional(Id),
  /** The name under which the caller follows how far a dry run is, in `event: progress` of the news. */
  progress: z.optional(lineOfText('Progress', { max: 100 })),
};

/** What a change of rules takes besides: why it is made, where it gives its author more. */
export const ruleFields = { ...effectFields, reason: optionalText('Reason', { max: 500 }) };

/** The query of a call that deletes a rule, which has no body: the same as of a write, and of a record its version. */
export const RemovedRule = z.object({ ...ruleFields, dryRun: z.optional(trueOrFalse('Dry run')) });
export const RemovedRecord = z.object({ ...RemovedRule.shape, ...DeletedVersion.shape });

export interface EffectFields {
  dryRun?: boolean | undefined;
  fingerprint?: string | undefined;
  person?: string | undefined;
  progress?: string | undefined;
}

export interface RuleFields extends EffectFields {
  reason?: string | undefined;
}

/** What can be booked of a type; null: without limit. */
const Bookable = z.nullable(z.number());

const ChangedAccount = z.object({
  person: Id,
  name: z.string(),
  type: z.string(),
  typeName: z.string(),
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
  typeName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  before: z.number(),
  after: z.number(),
});
export type RecountedRequest = z.infer<typeof RecountedRequest>;

/** The lines of an account, between its balances before and after them. */
export const LedgerAnswer = z.object({
  opening: z.number(),
  entries: z.array(
    z.object({
      date: z.string(),
      kind: z.string(),
      amount: z.number(),
      balance: z.number(),
      because: z.string(),
      formula: z.optional(z.string()),
    }),
  ),
  closing: z.number(),
});
export type LedgerAnswer = z.infer<typeof LedgerAnswer>;

const ComparedLedgers = z.object({
  type: z.string(),
  typeName: z.string(),
  unit: z.enum(['DAY', 'HOUR']),
  before: LedgerAnswer,
  after: LedgerAnswer,
});

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
  /** Of the one person whose effect was asked for: the ledgers from a year before the day to a year after it. */
  ledgers: z.optional(z.array(ComparedLedgers)),
});
export type Impact = z.infer<typeof Impact>;

/** What a write under `/admin/leave` answers: the record with its effect, or, of a dry run, the effect alone. */
export function writtenRecord<Shape extends z.core.$ZodShape>(record: z.ZodMiniObject<Shape>) {
  return z.union([z.extend(record, { impact: Impact }), Impact]);
}
