import { addMonths, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { nameOrder } from '@almanac/domain/language/collation';
import type { Texts } from '@almanac/domain/language/message';
import { numberOf } from '@almanac/domain/leave/types/amount';
import { typeNameIn } from '@almanac/domain/leave/types/standard-names';
import { isRefusal, type Outcome, refuse } from '@almanac/domain/refusal';
import { entriesAnswer } from '@almanac/domain/time-off/balances/answers/account-answer';
import type { AccountEdit } from '@almanac/domain/time-off/balances/engine/account-edit';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { checkOpen, impactOf } from '@almanac/domain/time-off/balances/impact';
import type { ChangedAccount, Impact, RecountedRequest } from '@almanac/domain/work-time/effect-schema';
import { type Pace, paced } from '../../platform/work/long-work.ts';
import type { Computing, RuleEffects } from '../../work-time/rule-changes/rule-effects.ts';
import {
  type ComparedAccounts,
  comparedAccounts,
  type EffectFacts,
  readEffectFacts,
} from './effect-facts.ts';
import { message } from './messages/message.ts';
import { ownEffectOf } from './own-effect.ts';
import { ownNotice } from './own-notices.ts';
import { readMailed, readOtherAdministrators } from './queries.ts';
import { type RefundedRequest, refundNotice, refundsOf } from './refund-notices.ts';
import { RememberedEffects } from './remembered-effects.ts';

/** The effect of rule changes on balances, and the emails about it. */
export const ruleEffects: RuleEffects<AccountEdit, EffectFacts> = {
  readFacts: readEffectFacts,
  effectOf,
  isKnown: (fingerprint) => remembered.isKnown(fingerprint),
  ownEffectOf,
  async noticesOf(database, facts, actor, computing) {
    const refunds = await refundsOfPeople(facts, computing);
    refunds.delete(actor.id);
    const told = await readMailed(database, [...refunds.keys()]);
    return told.map((person) => refundNotice(person, refunds.get(person.id) ?? []));
  },
  async ownNoticesOf(database, actor) {
    const administrators = await readOtherAdministrators(database, actor.id);
    return administrators.map(ownNotice);
  },
};

const remembered = new RememberedEffects();
const peopleBetweenCounts = 25;

async function effectOf(facts: EffectFacts, computing: Computing): Promise<Outcome<Impact, 'YEAR_CLOSED'>> {
  const { userIds, on, fingerprint, returnsLedgers } = facts;
  const { texts } = computing;
  const key = `${fingerprint} ${texts.language} ${texts.locale} ${returnsLedgers}`;
  const known = remembered.find(key);
  if (known) return known;
  const pace = paced(computing);
  const changed: ChangedAccount[] = [];
  const recounted: RecountedRequest[] = [];
  const ledgers: ComparedLedger[] = [];
  let people = 0;
  for (const [index, userId] of userIds.entries()) {
    if (index % peopleBetweenCounts === 0) computing.onCompared?.(index, userIds.length);
    const compared = comparedAccounts(facts, userId);
    if (!compared) continue;
    people += 1;
    const effect = await effectOnPerson(compared, { ...facts, texts }, pace);
    if (isRefusal(effect)) return effect;
    changed.push(...effect.changed);
    recounted.push(...effect.recounted);
    if (returnsLedgers) ledgers.push(...compared.accounts.map((each) => comparedLedger(each, on, texts)));
  }
  const impact = {
    people,
    on,
    changed: changed.sort(byLoss(texts.locale)),
    recounted: recounted.sort(byDay),
    fingerprint,
    ...(returnsLedgers && { ledgers }),
  };
  remembered.remember(key, impact);
  return impact;
}

interface EffectOnPerson {
  changed: ChangedAccount[];
  recounted: RecountedRequest[];
}

async function effectOnPerson(
  { accounts, ...person }: ComparedAccounts,
  { on, closedThrough, texts }: Pick<EffectFacts, 'on' | 'closedThrough'> & Pick<Computing, 'texts'>,
  pace: Pace,
): Promise<Outcome<EffectOnPerson, 'YEAR_CLOSED'>> {
  const changed: ChangedAccount[] = [];
  const recounted: RecountedRequest[] = [];
  for (const each of accounts) {
    await pace();
    const open = checkOpen(each.before, each.after, closedThrough);
    if (open.refused) {
      const { name } = person;
      return refuse('YEAR_CLOSED', message('time-off.effects.closedYearOf', { fault: open.message, name }));
    }
    const effect = effectOnAccount(person, each, { on, texts });
    changed.push(...effect.changed);
    recounted.push(...effect.recounted);
  }
  return { changed, recounted };
}

function effectOnAccount(
  { userId, name }: Pick<ComparedAccounts, 'userId' | 'name'>,
  facts: ComparedAccounts['accounts'][number],
  { on, texts }: Pick<EffectFacts, 'on'> & Pick<Computing, 'texts'>,
): EffectOnPerson {
  const { before, after, overdrawn, recounted } = impactOf(facts.before, facts.after, on);
  const { code: type, unit } = facts.after.type;
  const typeName = typeNameIn(texts.language, facts.after.type);
  const inUnit = (amount: number | null) => (amount === null ? null : numberOf(amount, unit));
  const account = { person: userId, name, type, typeName };
  const requests = new Map(facts.after.requests.map((request) => [request.id, request]));
  return {
    changed:
      before === after && !overdrawn
        ? []
        : [{ ...account, unit, before: inUnit(before), after: inUnit(after), overdrawn }],
    recounted: recounted.map((each) => {
      const { startDate = '', endDate = '' } = requests.get(each.request) ?? {};
      const amounts = { before: numberOf(each.before, unit), after: numberOf(each.after, unit) };
      return { request: each.request, ...account, startDate, endDate, ...amounts };
    }),
  };
}

type ComparedLedger = NonNullable<Impact['ledgers']>[number];

/** The account's ledgers from a year before the day to a year after. */
function comparedLedger(
  { before, after }: { before: LeaveFacts; after: LeaveFacts },
  on: CalendarDate,
  texts: Texts,
): ComparedLedger {
  const period = { startDate: addMonths(on, -12), endDate: addMonths(on, 12) };
  const { code: type, unit } = after.type;
  const typeName = typeNameIn(texts.language, after.type);
  return {
    type,
    typeName,
    unit,
    before: entriesAnswer(before, period, texts),
    after: entriesAnswer(after, period, texts),
  };
}

/** Refunds and further charges by person id; people without either are omitted. */
async function refundsOfPeople(
  facts: EffectFacts,
  computing: Computing,
): Promise<Map<string, RefundedRequest[]>> {
  const pace = paced(computing);
  const found = new Map<string, RefundedRequest[]>();
  for (const userId of facts.userIds) {
    await pace();
    const compared = comparedAccounts(facts, userId);
    const refunds = compared ? refundsOf(compared) : [];
    if (refunds.length > 0) found.set(userId, refunds);
  }
  return found;
}

/** Largest loss first. Unlimited counts as more than any number. */
function byLoss(locale: string): (one: ChangedAccount, other: ChangedAccount) => number {
  const inNameOrder = nameOrder(locale);
  const gainOf = ({ before, after }: ChangedAccount) =>
    (after ?? Number.MAX_SAFE_INTEGER) - (before ?? Number.MAX_SAFE_INTEGER);
  return (one, other) =>
    gainOf(one) - gainOf(other) || inNameOrder(one.name, other.name) || (one.person < other.person ? -1 : 1);
}

function byDay(one: RecountedRequest, other: RecountedRequest): number {
  if (one.startDate !== other.startDate) return one.startDate < other.startDate ? -1 : 1;
  return one.request < other.request ? -1 : 1;
}
