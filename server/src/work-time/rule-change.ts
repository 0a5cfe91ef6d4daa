import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { isRefusal, type Outcome, type RefusalCode, refuse } from '@almanac/domain/refusal';
import type { ApplyStep } from '@almanac/domain/work-time/apply-step';
import type { EffectFields, Impact } from '@almanac/domain/work-time/effect-schema';
import { type Changed, change } from '../audit/change.ts';
import type { Reader, Writer } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/job-queue.ts';
import type { FollowProgress, TellProgress } from '../platform/news/progress-teller.ts';
import type { UseCaseContext } from '../platform/use-case.ts';
import { claimRules } from './rule-lock-store.ts';
import { rehearseRules } from './rule-rehearsal.ts';

/**
 * Whose accounts a change of rules can touch: the people who are named, or those who hold something on any day, or everyone;
 * and, where types are named, only their accounts of these.
 */
export interface Concerned {
  userIds?: readonly string[] | undefined;
  planId?: string | undefined;
  placeId?: string | undefined;
  scheduleId?: string | undefined;
  types?: readonly string[] | undefined;
  /** Of all of them this person alone, with their ledgers. */
  person?: string | undefined;
}

/** Accounts as they were at a moment, as the engine of balances keeps them. */
export interface AccountsThen {
  readonly userIds: readonly string[];
}

/** Accounts without a change of rules, and with it. */
export interface BothAccounts<Accounts extends AccountsThen = AccountsThen> {
  before: Accounts;
  after: Accounts;
}

/** The day on which balances are compared, and whether ledgers are to be told. */
export interface EffectAsked {
  on: CalendarDate;
  tellsLedgers: boolean;
  /** Told of how many of the people the accounts are compared. */
  onCompared?: (done: number, total: number) => void;
}

/** What a change of rules does to balances, which a later slice knows. */
export interface RuleEffects<Accounts extends AccountsThen = AccountsThen> {
  readAccounts(database: Reader, concerned: Concerned): Promise<Accounts>;
  /** Compares the accounts, and refuses with `YEAR_CLOSED` where those of a closed year differ. */
  effectOf(accounts: BothAccounts<Accounts>, asked: EffectAsked): Promise<Outcome<Impact, 'YEAR_CLOSED'>>;
  /** Whether the effect is still known from a dry run, so that it is not computed anew where nothing has changed since. */
  isKnown(fingerprint: string): boolean;
  /** The mails to those whose approved time off is counted otherwise, one a person, but for who makes the change. */
  noticesOf(database: Reader, accounts: BothAccounts<Accounts>, actor: { id: string }): Promise<Job[]>;
}

export interface RuleSettings {
  effects: RuleEffects;
  followProgress: FollowProgress;
}

export type RuleContext = UseCaseContext & RuleSettings;

/** The context of a change that is applied, whose steps somebody may follow. */
type FollowedContext = RuleContext & { tell: TellProgress<ApplyStep> };

/** A change of rules that may be made: whom it concerns, from which day on it holds, and how it is stored. */
interface RuleChange<Stored, Code extends RefusalCode> {
  concerned: Concerned;
  from?: CalendarDate | undefined;
  write(): Promise<Outcome<Changed<Stored>, Code>>;
}

/** What a change of rules answers: the record with its effect, or, of a dry run, the effect alone. */
export type Written<Stored> = (Stored & { impact: Impact }) | Impact;

/** What comes of a change of rules, which can refuse with codes of its own as well. */
export type ChangedRules<Stored, Code extends RefusalCode = never> = Outcome<
  Written<Stored>,
  Code | 'FORBIDDEN' | 'IMPACT_CHANGED' | 'YEAR_CLOSED'
>;

/** What comes of taking rules away: nothing, or, of a dry run, the effect. */
export type RemovedRules<Code extends RefusalCode = never> = Outcome<
  Impact | null,
  Code | 'FORBIDDEN' | 'IMPACT_CHANGED' | 'YEAR_CLOSED'
>;

/** Whether a change is written to see its effect alone, while bookings go on: it locks nobody. */
export interface Rehearsed {
  isDryRun: boolean;
}

/** Looks at what is there, and says what the change would be; rules stay as they are meanwhile. */
type Prepare<Stored, Code extends RefusalCode> = (
  writer: Writer,
  rehearsed: Rehearsed,
) => Promise<Outcome<RuleChange<Stored, Code>, Code>>;

/**
 * The one way of changing rules of leave: one change at a time, while nobody books, with its effect on the balances of
 * those concerned. A dry run stores nothing, and has nobody wait for it; an effect that was seen and is another one by
 * now is refused.
 */
export async function changeRules<Stored extends object, Code extends RefusalCode = never>(
  context: RuleContext,
  { dryRun, fingerprint, person }: EffectFields,
  prepare: Prepare<Stored, Code>,
): Promise<ChangedRules<Stored, Code>> {
  const permission = checkLeaveAdmin(context.actor);
  if (permission.refused) return permission;
  if (dryRun) return rehearsedEffect(context, prepare, { person });
  const followed = followedBy(context, fingerprint);
  await learnEffect(followed, prepare, fingerprint);
  return change<Written<Stored>, Code | 'IMPACT_CHANGED' | 'YEAR_CLOSED'>(
    { ...context, ...judgedHere },
    async (writer) => {
      const made = await makeChange(writer, followed, prepare);
      if (isRefusal(made)) return made;
      const { changed, impact } = made;
      if (fingerprint !== undefined && fingerprint !== impact.fingerprint) return impactChanged;
      return { ...changed, result: { ...changed.result, impact } };
    },
  );
}

/** The same for what is taken away, which answers nothing. */
export async function removeRules<Code extends RefusalCode = never>(
  context: RuleContext,
  { dryRun, fingerprint, person }: EffectFields,
  prepare: Prepare<null, Code>,
): Promise<RemovedRules<Code>> {
  const permission = checkLeaveAdmin(context.actor);
  if (permission.refused) return permission;
  if (dryRun) return rehearsedEffect(context, prepare, { person });
  const followed = followedBy(context, fingerprint);
  await learnEffect(followed, prepare, fingerprint);
  return change<null, Code | 'IMPACT_CHANGED' | 'YEAR_CLOSED'>(
    { ...context, ...judgedHere },
    async (writer) => {
      const made = await makeChange(writer, followed, prepare);
      if (isRefusal(made)) return made;
      return fingerprint === undefined || fingerprint === made.impact.fingerprint
        ? made.changed
        : impactChanged;
    },
  );
}

/** Whoever applies an effect that they saw follows it by its fingerprint. */
function followedBy(context: RuleContext, fingerprint: string | undefined): FollowedContext {
  const tell =
    fingerprint === undefined ? () => undefined : context.followProgress(context.actor.id, fingerprint);
  return { ...context, tell };
}

function comparing(tell: FollowedContext['tell']) {
  return (done: number, total: number) => tell('COMPARING', { done, total });
}

// The effect, which is computed here, refuses what would change a closed year.
const judgedHere = { judge: undefined };

const impactChanged = refuse(
  'IMPACT_CHANGED',
  'The effect is another one by now; look at it once more before you apply it',
);

/** What the change would do; it is taken back before its effect is computed, which takes seconds for thousands. */
async function rehearsedEffect<Stored, Code extends RefusalCode>(
  context: RuleContext,
  prepare: Prepare<Stored, Code>,
  { person, onCompared }: { person?: string | undefined; onCompared?: EffectAsked['onCompared'] },
): Promise<Outcome<Impact, Code | 'YEAR_CLOSED'>> {
  const written = await rehearseRules(context, (writer) =>
    writeRules(writer, context, prepare, { isDryRun: true, person }),
  );
  if (isRefusal(written)) return written;
  return context.effects.effectOf(written.accounts, { ...written.asked, ...(onCompared && { onCompared }) });
}

/**
 * Computes the effect beside the bookings, so that they do not wait for it while the change holds the rules: it is computed
 * anew there only where something has changed meanwhile. What it refuses is judged there, too.
 */
async function learnEffect<Stored, Code extends RefusalCode>(
  context: FollowedContext,
  prepare: Prepare<Stored, Code>,
  fingerprint?: string,
): Promise<void> {
  if (fingerprint !== undefined && context.effects.isKnown(fingerprint)) return;
  await rehearsedEffect(context, prepare, { onCompared: comparing(context.tell) });
}

async function makeChange<Stored, Code extends RefusalCode>(
  writer: Writer,
  context: FollowedContext,
  prepare: Prepare<Stored, Code>,
): Promise<Outcome<{ changed: Changed<Stored>; impact: Impact }, Code | 'YEAR_CLOSED'>> {
  const { effects, actor, tell } = context;
  await claimRules(writer);
  tell('WRITING');
  const written = await writeRules(writer, context, prepare, { isDryRun: false });
  if (isRefusal(written)) return written;
  const { changed, accounts, asked } = written;
  const impact = await effects.effectOf(accounts, { ...asked, onCompared: comparing(tell) });
  if (isRefusal(impact)) return impact;
  tell('STORING');
  if ('isUnchanged' in changed) return { changed, impact };
  const notices = await effects.noticesOf(writer, accounts, actor);
  return { changed: { ...changed, jobs: [...(changed.jobs ?? []), ...notices] }, impact };
}

/** The accounts of those concerned before the change is written and after it. */
async function writeRules<Stored, Code extends RefusalCode>(
  writer: Writer,
  { effects, today }: RuleContext,
  prepare: Prepare<Stored, Code>,
  { isDryRun, person }: Rehearsed & { person?: string | undefined },
): Promise<Outcome<{ changed: Changed<Stored>; accounts: BothAccounts; asked: EffectAsked }, Code>> {
  const prepared = await prepare(writer, { isDryRun });
  if (isRefusal(prepared)) return prepared;
  const { from = today, write } = prepared;
  const concerned = { ...prepared.concerned, person };
  const before = await effects.readAccounts(writer, concerned);
  const changed = await write();
  if (isRefusal(changed)) return changed;
  const after = await effects.readAccounts(writer, { ...concerned, userIds: before.userIds });
  const asked = { on: from > today ? from : today, tellsLedgers: person !== undefined };
  return { changed, accounts: { before, after }, asked };
}
