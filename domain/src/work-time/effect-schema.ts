import * as z from 'zod/mini';
import { isTrueOrFalse, trueOrFalse } from '../flag.ts';
import { Id } from '../id.ts';
import { lineOfText, optionalText } from '../text.ts';
import { DeletedVersion } from '../version.ts';
import { message } from './messages/message.ts';

/** The input of every write under `/admin/leave`: whether it is a dry run, and the fingerprint of the effect seen. */
export const effectFields = {
  dryRun: z.optional(z.boolean(isTrueOrFalse(message('work-time.dryRun')))),
  fingerprint: z.optional(lineOfText(message('work-time.fingerprint'), { max: 200 })),
  /** Limits a dry run's effect to one person, with their ledgers before and after. */
  person: z.optional(Id),
  /** The caller's name for the progress of a dry run, in `event: progress` of the event stream. */
  progress: z.optional(lineOfText(message('work-time.progress'), { max: 100 })),
};

/** The input of a rule change: also its reason, required if its author gains. */
export const ruleFields = {
  ...effectFields,
  reason: optionalText(message('work-time.reason'), { max: 500 }),
};

/** The query of a call that deletes a rule: the same input as a write, and for a record its version. */
export const RemovedRule = z.object({
  ...ruleFields,
  dryRun: z.optional(trueOrFalse(message('work-time.dryRun'))),
});
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
  /** Whether a day exceeds the overdraft by more than before. */
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

/** The lines of an account, with the balances before and after them. */
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

/** The effect of a rule change, in days or hours. */
export const Impact = z.object({
  /** How many people the rules apply to. */
  people: z.int(),
  /** The date of the comparison: today, or the first day of the change. */
  on: z.string(),
  /** The accounts that differ, the largest loss first. */
  changed: z.array(ChangedAccount),
  /** The requests with a changed charge, the earliest first. */
  recounted: z.array(RecountedRequest),
  fingerprint: z.string(),
  /** For the requested person: the ledgers from a year before the date to a year after it. */
  ledgers: z.optional(z.array(ComparedLedgers)),
});
export type Impact = z.infer<typeof Impact>;

/** The response of a write under `/admin/leave`: the record with its effect, or for a dry run the effect alone. */
export function writtenRecord<Shape extends z.core.$ZodShape>(record: z.ZodMiniObject<Shape>) {
  return z.union([z.extend(record, { impact: Impact }), Impact]);
}
