import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import { checkOwnEffect, type OwnEffect } from '@almanac/domain/access/own-effect';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Texts } from '@almanac/domain/language/message';
import { isRefusal, type Outcome, type RefusalCode, refuse } from '@almanac/domain/refusal';
import type { ApplyStep } from '@almanac/domain/work-time/apply-step';
import type { Impact, RuleFields } from '@almanac/domain/work-time/effect-schema';
import type { WorkEdit } from '@almanac/domain/work-time/work-edit';
import { change } from '../../audit/change.ts';
import { readSelfServiceOverride } from '../../people/accounts/records/own-record.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import type { FollowProgress, TellProgress } from '../../platform/news/progress-teller.ts';
import type { Changed } from '../../platform/use-case/change.ts';
import type { Json } from '../../platform/use-case/idempotency/json.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { message } from '../messages/message.ts';
import { markedAsOwn } from './own-change.ts';
import type { AskedEffect, Computing, Concerned, RuleEffects } from './rule-effects.ts';
import { claimRules } from './rule-lock-store.ts';
import { readRules } from './rule-snapshot.ts';

export interface RuleSettings<Edit = WorkEdit> {
  effects: RuleEffects<Edit>;
  followProgress: FollowProgress;
}

export type RuleContext<Edit = WorkEdit> = UseCaseContext & RuleSettings<Edit>;

/** A permitted rule change: its edit, affected people, effective date and how to store it. */
interface PreparedChange<Stored, Code extends RefusalCode, Edit> {
  edit: Edit;
  concerned: Concerned;
  from?: CalendarDate | undefined;
  store(writer: Writer): Promise<Outcome<Changed<Stored>, Code>>;
}

/** Reads the records and prepares the change. The writer locks what the change depends on; a dry run has no writer. */
type Prepare<Stored, Code extends RefusalCode, Edit> = (
  reader: Reader,
  writer?: Writer,
) => Promise<Outcome<PreparedChange<Stored, Code, Edit>, Code>>;

/** The response of a rule change: the record with its effect or, for a dry run, only the effect. */
export type Written<Stored> = (Stored & { impact: Impact }) | Impact;

type EffectCode = 'OWN_RECORD' | 'IMPACT_CHANGED' | 'YEAR_CLOSED';

/** The outcome of a rule change, with its own refusal codes. */
export type ChangedRules<Stored, Code extends RefusalCode = never> = Outcome<
  Written<Stored>,
  Code | 'FORBIDDEN' | EffectCode
>;

/** The outcome of a deletion: null or, for a dry run, the effect. */
export type RemovedRules<Code extends RefusalCode = never> = Outcome<
  Impact | null,
  Code | 'FORBIDDEN' | EffectCode
>;

/**
 * Changes leave rules. One function computes the effect of a dry run and of the change, from the read records and the
 * edit. A dry run writes and locks nothing. The change locks the rules exclusively and refuses if the records differ
 * from those of the dry run.
 */
export async function changeRules<
  Stored extends Json<Stored> & object,
  Edit,
  Code extends RefusalCode = never,
>(
  context: RuleContext<Edit>,
  asked: RuleFields,
  prepare: Prepare<Stored, Code, Edit>,
): Promise<ChangedRules<Stored, Code>> {
  const permission = checkLeaveAdmin(context.actor);
  if (permission.refused) return permission;
  if (asked.dryRun) return dryRun(context, asked, prepare);
  const following = await beginChange(context, asked, prepare);
  type WithImpact = { impact: Impact };
  const outcome = await change<WithImpact, Code | EffectCode>(
    { ...context, ...checkedHere },
    async (writer) => {
      const made = await makeChange(writer, following, prepare);
      if (isRefusal(made)) return made;
      const { changed, impact } = made;
      return { ...changed, result: { ...changed.result, impact } };
    },
  );
  // The compiler does not see that a record of JSON with its impact is JSON again.
  return outcome as ChangedRules<Stored, Code>;
}

/** As `changeRules`, for deletions. */
export async function removeRules<Edit, Code extends RefusalCode = never>(
  context: RuleContext<Edit>,
  asked: RuleFields,
  prepare: Prepare<null, Code, Edit>,
): Promise<RemovedRules<Code>> {
  const permission = checkLeaveAdmin(context.actor);
  if (permission.refused) return permission;
  if (asked.dryRun) return dryRun(context, asked, prepare);
  const following = await beginChange(context, asked, prepare);
  return change<null, Code | EffectCode>({ ...context, ...checkedHere }, async (writer) => {
    const made = await makeChange(writer, following, prepare);
    return isRefusal(made) ? made : made.changed;
  });
}

// The effect itself refuses changes of closed years.
const checkedHere = { check: undefined };

const impactChanged = refuse('IMPACT_CHANGED', message('work-time.impactChanged'));

/** A running change and its progress. */
interface Following<Edit> {
  context: RuleContext<Edit>;
  asked: RuleFields;
  tell: TellProgress<ApplyStep>;
}

async function dryRun<Stored, Edit, Code extends RefusalCode>(
  context: RuleContext<Edit>,
  asked: RuleFields,
  prepare: Prepare<Stored, Code, Edit>,
): Promise<Outcome<Impact, Code | 'OWN_RECORD' | 'YEAR_CLOSED'>> {
  const tell = tellerOf(context, asked.progress);
  const computing = { ...computingWith(tell, context.texts), signal: context.gone };
  const facts = await readAlone({ context, asked, tell }, prepare, computing);
  if (isRefusal(facts)) return facts;
  const impact = await context.effects.effectOf(facts, computing);
  if (isRefusal(impact) || asked.person !== undefined) return impact;
  const own = await ownEffectOf(context.database, { context, asked, tell }, facts, computing);
  return isRefusal(own) ? own : impact;
}

/**
 * Computes the effect on a snapshot, so that bookings don't wait for it while the change locks the rules. Its refusals
 * are not final: a repeated call may already have made the change.
 */
async function beginChange<Stored, Edit, Code extends RefusalCode>(
  context: RuleContext<Edit>,
  asked: RuleFields,
  prepare: Prepare<Stored, Code, Edit>,
): Promise<Following<Edit>> {
  const { fingerprint } = asked;
  const following = { context, asked, tell: tellerOf(context, fingerprint) };
  if (fingerprint !== undefined && context.effects.isKnown(fingerprint)) return following;
  const computing = computingWith(following.tell, context.texts);
  const facts = await readAlone(following, prepare, computing);
  const isOther = isRefusal(facts) || (fingerprint !== undefined && fingerprint !== facts.fingerprint);
  if (!isOther) await context.effects.effectOf(facts, computing);
  return following;
}

async function readAlone<Stored, Edit, Code extends RefusalCode>(
  { context, asked: { person } }: Following<Edit>,
  prepare: Prepare<Stored, Code, Edit>,
  computing: Computing,
) {
  return readRules(context, async (snapshot) => {
    const prepared = await prepare(snapshot);
    if (isRefusal(prepared)) return prepared;
    return context.effects.readFacts(snapshot, askedEffect(prepared, context, person), computing);
  });
}

async function makeChange<Stored, Edit, Code extends RefusalCode>(
  writer: Writer,
  following: Following<Edit>,
  prepare: Prepare<Stored, Code, Edit>,
): Promise<Outcome<{ changed: Changed<Stored>; impact: Impact }, Code | EffectCode>> {
  const { context, asked, tell } = following;
  const { effects, actor } = context;
  const computing = { ...computingWith(tell, context.texts), isUrgent: true };
  await claimRules(writer);
  tell('WRITING');
  const prepared = await prepare(writer, writer);
  if (isRefusal(prepared)) return prepared;
  const facts = await effects.readFacts(writer, askedEffect(prepared, context), computing);
  if (asked.fingerprint !== undefined && asked.fingerprint !== facts.fingerprint) return impactChanged;
  const impact = await effects.effectOf(facts, computing);
  if (isRefusal(impact)) return impact;
  const own = await ownEffectOf(writer, following, facts, computing);
  if (isRefusal(own)) return own;
  const changed = await prepared.store(writer);
  if (isRefusal(changed)) return changed;
  tell('STORING');
  if ('isUnchanged' in changed) return { changed, impact };
  const notices = await effects.noticesOf(writer, facts, actor, computing);
  const ownNotices = own.givesMore ? await effects.ownNoticesOf(writer, actor) : [];
  const logged =
    own.isChanged && 'events' in changed ? markedAsOwn(changed, actor.id, asked.reason) : changed;
  return { changed: { ...logged, notices: [...notices, ...ownNotices] }, impact };
}

/** The effect on the actor's own account. Refuses with `OWN_RECORD` if they may not make it. */
async function ownEffectOf<Edit, Facts extends { fingerprint: string }>(
  reader: Reader,
  { context, asked: { reason } }: Following<Edit>,
  facts: Facts,
  computing: Computing,
): Promise<Outcome<OwnEffect, 'OWN_RECORD'>> {
  const { effects, actor, today } = context;
  const own = await effects.ownEffectOf(reader, facts, { id: actor.id, today }, computing);
  if (!own.givesMore) return own;
  const act = await readSelfServiceOverride(reader, { actorId: actor.id, subjectId: actor.id, reason });
  const decision = checkOwnEffect(own, act.selfServiceOverride);
  return decision.refused ? decision : own;
}

function askedEffect<Stored, Edit, Code extends RefusalCode>(
  { edit, concerned, from }: PreparedChange<Stored, Code, Edit>,
  { today }: RuleContext<Edit>,
  person?: string,
): AskedEffect<Edit> {
  return {
    edit,
    concerned: { ...concerned, person },
    on: from !== undefined && from > today ? from : today,
  };
}

/** Progress is published under this name. */
function tellerOf<Edit>(context: RuleContext<Edit>, call: string | undefined): TellProgress<ApplyStep> {
  return call === undefined ? () => undefined : context.followProgress(context.actor.id, call);
}

function computingWith(tell: TellProgress<ApplyStep>, texts: Texts): Computing {
  return {
    texts,
    onRead: (done, total) => tell('READING', { done, total }),
    onCompared: (done, total) => tell('COMPARING', { done, total }),
  };
}
