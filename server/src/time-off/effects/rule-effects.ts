import { createHash } from 'node:crypto';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { addMonths } from '@almanac/domain/calendar/calendar-date';
import { numberOf } from '@almanac/domain/leave/amount';
import { isRefusal, type Outcome, refuse } from '@almanac/domain/refusal';
import { entriesAnswer } from '@almanac/domain/time-off/balances/account-answer';
import { checkOpen, impactOf } from '@almanac/domain/time-off/balances/impact';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/leave-facts';
import type { ChangedAccount, Impact, RecountedRequest } from '@almanac/domain/work-time/effect-schema';
import { readConcerned } from '../../leave/plan-queries.ts';
import { dateText } from '../../platform/date-text.ts';
import { nextTurn } from '../../platform/next-turn.ts';
import { inNameOrder } from '../../platform/text-order.ts';
import type { AccountsThen, BothAccounts, EffectAsked, RuleEffects } from '../../work-time/rule-change.ts';
import { readClosedThrough } from '../balances/closing-queries.ts';
import { keyOfAccounts } from '../balances/key-of-accounts.ts';
import { type PersonalAccounts, readLeaveFacts } from '../balances/leave-facts.ts';
import { readMailed } from './queries.ts';
import { type MailSettings, refundMail, refundsOf } from './refund-notices.ts';
import { RememberedEffects } from './remembered-effects.ts';

interface Accounts extends AccountsThen {
  people: readonly PersonalAccounts[];
  closedThrough: CalendarDate | undefined;
}

/** The effect of changed rules on balances, by the engine that computes them, and the mails about it. */
export function ruleEffects(settings: MailSettings): RuleEffects<Accounts> {
  return {
    async readAccounts(database, concerned) {
      const userIds = await readConcerned(database, concerned);
      const people = await readLeaveFacts(database, userIds, concerned.types);
      return { userIds, people, closedThrough: await readClosedThrough(database) };
    },
    effectOf,
    isKnown: (fingerprint) => remembered.isKnown(fingerprint),
    async noticesOf(database, { before, after }, actor) {
      const refunds = refundsOf(before.people, after.people);
      refunds.delete(actor.id);
      const told = await readMailed(database, [...refunds.keys()]);
      return told.map((person) => refundMail(person, refunds.get(person.id) ?? [], settings));
    },
  };
}

const remembered = new RememberedEffects();
const peopleAtATime = 25;

async function effectOf(
  { before, after }: BothAccounts<Accounts>,
  { on, tellsLedgers, onCompared }: EffectAsked,
): Promise<Outcome<Impact, 'YEAR_CLOSED'>> {
  const { closedThrough } = after;
  const key = keyOfAccounts([before.people, after.people], { on, tellsLedgers, closedThrough });
  const known = remembered.find(key);
  if (known) return known;
  const then = new Map(before.people.map((each) => [each.userId, each]));
  const changed: ChangedAccount[] = [];
  const recounted: RecountedRequest[] = [];
  for (const [index, person] of after.people.entries()) {
    // Thousands of accounts take seconds, in which others are to be answered as well.
    if (index % peopleAtATime === 0) {
      onCompared?.(index, after.people.length);
      await nextTurn();
    }
    const effect = effectOnPerson(then.get(person.userId), person, { on, closedThrough });
    if (isRefusal(effect)) return effect;
    changed.push(...effect.changed);
    recounted.push(...effect.recounted);
  }
  const impact = {
    people: after.people.length,
    on,
    changed: changed.sort(byLoss),
    recounted: recounted.sort(byDay),
  };
  const ledgers = tellsLedgers ? { ledgers: comparedLedgers({ then, people: after.people }, on) } : {};
  const effect = { ...impact, fingerprint: fingerprintOf(impact, after.userIds), ...ledgers };
  remembered.remember(key, effect);
  return effect;
}

interface Days {
  on: CalendarDate;
  closedThrough: CalendarDate | undefined;
}

function effectOnPerson(
  before: PersonalAccounts | undefined,
  after: PersonalAccounts,
  days: Days,
): Outcome<{ changed: ChangedAccount[]; recounted: RecountedRequest[] }, 'YEAR_CLOSED'> {
  const changed: ChangedAccount[] = [];
  const recounted: RecountedRequest[] = [];
  const then = new Map(before?.accounts.map((facts) => [facts.type.code, facts]));
  for (const facts of after.accounts) {
    const was = then.get(facts.type.code);
    if (!was) continue;
    const open = checkOpen(was, facts, days.closedThrough);
    if (open.refused) return refuse('YEAR_CLOSED', `${open.message}: it is the year of ${after.name}`);
    const effect = effectOnAccount(after, { was, facts }, days.on);
    changed.push(...effect.changed);
    recounted.push(...effect.recounted);
  }
  return { changed, recounted };
}

function effectOnAccount(
  { userId, name }: PersonalAccounts,
  { was, facts }: { was: LeaveFacts; facts: LeaveFacts },
  on: CalendarDate,
): { changed: ChangedAccount[]; recounted: RecountedRequest[] } {
  const { before, after, overdrawn, recounted } = impactOf(was, facts, on);
  const { code: type, name: typeName, unit } = facts.type;
  const inUnit = (amount: number | null) => (amount === null ? null : numberOf(amount, unit));
  const requests = new Map(facts.requests.map((request) => [request.id, request]));
  return {
    changed:
      before === after && !overdrawn
        ? []
        : [
            {
              person: userId,
              name,
              type,
              typeName,
              unit,
              before: inUnit(before),
              after: inUnit(after),
              overdrawn,
            },
          ],
    recounted: recounted.map((each) => {
      const { startDate = '', endDate = '' } = requests.get(each.request) ?? {};
      return {
        request: each.request,
        person: userId,
        name,
        type,
        typeName,
        startDate,
        endDate,
        before: numberOf(each.before, unit),
        after: numberOf(each.after, unit),
      };
    }),
  };
}

/** What the ledgers of the people say, from the leave year before the day to a year after it. */
function comparedLedgers(
  { then, people }: { then: ReadonlyMap<string, PersonalAccounts>; people: readonly PersonalAccounts[] },
  on: CalendarDate,
): NonNullable<Impact['ledgers']> {
  const period = { startDate: addMonths(on, -12), endDate: addMonths(on, 12) };
  return people.flatMap(({ userId, accounts }) => {
    const before = new Map(then.get(userId)?.accounts.map((facts) => [facts.type.code, facts]));
    return accounts.flatMap((facts) => {
      const { code, name: typeName, unit } = facts.type;
      const was = before.get(code);
      if (!was) return [];
      return [
        {
          type: code,
          typeName,
          unit,
          before: entriesAnswer(was, period, dateText),
          after: entriesAnswer(facts, period, dateText),
        },
      ];
    });
  });
}

/** Those who lose most first; what is not limited is more than any number. */
function byLoss(one: ChangedAccount, other: ChangedAccount): number {
  const gainOf = ({ before, after }: ChangedAccount) =>
    (after ?? Number.MAX_SAFE_INTEGER) - (before ?? Number.MAX_SAFE_INTEGER);
  return (
    gainOf(one) - gainOf(other) || inNameOrder(one.name, other.name) || (one.person < other.person ? -1 : 1)
  );
}

function byDay(one: RecountedRequest, other: RecountedRequest): number {
  if (one.startDate !== other.startDate) return one.startDate < other.startDate ? -1 : 1;
  return one.request < other.request ? -1 : 1;
}

/** What tells this effect from every other one, so that only what was seen is applied. */
function fingerprintOf(impact: Omit<Impact, 'fingerprint'>, userIds: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([impact, userIds]))
    .digest('base64url');
}
