import type { PolicyDocument } from '@almanac/domain/leave/plans/policy-schema';
import type { CreateLeaveType } from '@almanac/domain/leave/types/types-schema';
import type { Half } from '@almanac/domain/work-time/half-day';
import { expect } from 'vitest';
import type { NewUser } from './factories.ts';
import { policyDocumentOf } from './plan-factories.ts';
import type { TermsRecords } from './terms-factories.ts';
import type { TestActor, TestApp } from './test-app.ts';

export const bavarianHolidays =
  '2026-01-01 2026-01-06 2026-04-03 2026-04-06 2026-05-01 2026-05-14 2026-05-25 2026-06-04 2026-12-24/PM 2026-12-25 2026-12-31/PM 2027-01-01 2027-01-06 2027-03-26 2027-03-29';
export const englishHolidays =
  '2026-01-01 2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-08-31 2026-12-25 2026-12-28';

type Grant = PolicyDocument['grants'][number];

/** A yearly grant in days or hours, by default without carry-over. */
export function grantOf(perYear: number, given: Partial<Grant> = {}): Grant {
  return { steps: [{ afterMonths: 0, perYear }], carryLimit: 0, carryMonths: null, ...given };
}

/** The German rules of the examples: full months, half days rounded up, all carried over until the end of March. */
export function germanRules(perYear: number, given: Partial<Grant> = {}): PolicyDocument {
  return policyDocumentOf(0, {
    grants: [grantOf(perYear, { carryLimit: null, carryMonths: 3, ...given })],
    proration: 'FULL',
    rounding: { to: 1, mode: 'UP_FROM_HALF' },
  });
}

const letters = 'MTWtFSs';

/** The minutes of a week by weekday letter (`MTWtFSs`; t is Thursday, s Sunday). */
export function weekOf(days: string, minutesOfHalf = 240): number[] {
  return [...letters].flatMap((day) => Array<number>(2).fill(days.includes(day) ? minutesOfHalf : 0));
}

interface Situation {
  /** The rules of VACATION, or of the named type, from the leave year's first day in 2026. */
  rules: PolicyDocument;
  type?: Pick<CreateLeaveType, 'unit' | 'counts'>;
  yearStart?: string | null;
  week?: number[];
  /** Days, with their half if any: `2026-12-24/PM`. */
  holidays?: string;
  person?: Partial<NewUser>;
}

/** A person with plan, location, schedule and terms set up by administrator calls, and their ledger. */
export interface Holder {
  actor: TestActor;
  held: TermsRecords;
  type: string;
  /** The ledger lines from the day, optionally of some kinds: date, kind and amount. */
  lines(from: string, to: string, ...kinds: string[]): Promise<[string, string, number][]>;
  balanceAt(date: string): Promise<number>;
  account(on: string): Promise<Record<string, unknown>>;
  /** The preview for the days: their charge and the response to a request. */
  preview(span: string, given?: object): Promise<{ amount: number; allowed: boolean; message?: string }>;
  /** Requests the days, such as `2026-08-03/PM 2026-08-07/AM`. */
  ask(span: string, given?: object): ReturnType<TestActor['post']>;
  /** Records the days as approved by an administrator and returns the request. */
  take(span: string, given?: object): Promise<{ id: string; amount: number; version: number }>;
}

/** Sets up leave through the administrators' calls of the area 'Leave'. */
export function leaveOverHttp(app: TestApp, hr: TestActor) {
  let number = 0;

  async function made<Answer>(work: ReturnType<TestActor['post']>): Promise<Answer> {
    const answer = await work;
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  }

  const added = (path: string, body: object) =>
    made<{ id: string; version: number }>(hr.post(`/admin/leave/${path}`, body));

  async function someone({
    rules,
    type: typeFields,
    yearStart = '01-01',
    week = weekOf('MTWtF'),
    holidays = '',
    person,
  }: Situation): Promise<Holder> {
    number += 1;
    const type = typeFields ? `LEAVE_${number}` : 'VACATION';
    if (typeFields) await added('types', { ...typeOf(type), ...typeFields });
    const name = `Company ${number}`;
    const from = `2026-${yearStart ?? '01-01'}`;
    const policies = [{ type, from, rules }];
    const { id: plan } = await added('plans', { name, yearStart, policies });
    const { id: schedule } = await added('schedules', { name, minutes: week });
    const { id: place } = await added('places', { name, planId: plan, scheduleId: schedule });
    const held = { plan, schedule, place };
    for (const [year, days] of Map.groupBy(holidaysOf(holidays), ({ date }) => date.slice(0, 4))) {
      await made(hr.put(`/admin/leave/places/${place}/holidays/${year}`, { holidays: days }));
    }
    const actor = await app.signedIn('EMPLOYEE', person);
    await made(hr.post('/admin/leave/terms', { userIds: [actor.id], from: '1900-01-01', ...held }));
    return { actor, held, type, ...accountOf(actor, type) };
  }

  function accountOf(actor: TestActor, type: string): Omit<Holder, 'actor' | 'held' | 'type'> {
    const entries = (query: string) =>
      made<{ entries: { date: string; kind: string; amount: number }[]; closing: number }>(
        actor.get(`/vacation/accounts/${type}/entries?${query}`),
      );
    return {
      async lines(from, to, ...kinds) {
        const lines = (await entries(`from=${from}&to=${to}`)).entries;
        return lines
          .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
          .map(({ date, kind, amount }) => [date, kind, amount]);
      },
      balanceAt: async (date) => (await entries(`from=${date}&to=${date}`)).closing,
      async account(on) {
        const accounts = await made<{ type: string }[]>(actor.get(`/vacation/accounts?on=${on}`));
        return accounts.find((each) => each.type === type) ?? {};
      },
      async preview(span, given) {
        const body = { type, ...daysOf(span), ...given };
        const { amount, decision } = await made<{ amount: number; decision: { allowed: boolean } }>(
          actor.post('/vacation/preview', body),
        );
        return { amount, ...decision };
      },
      ask: (span, given) => actor.post('/vacation', { type, ...daysOf(span), ...given }),
      take: (span, given) =>
        made(
          hr.post('/vacation/on-behalf', {
            userId: actor.id,
            type,
            ...daysOf(span),
            status: 'APPROVED',
            ...given,
          }),
        ),
    };
  }

  return { someone, made, added };
}

export function typeOf(code: string): Omit<CreateLeaveType, 'unit' | 'counts'> {
  return {
    code,
    name: code,
    colour: 'teal',
    takesHalves: true,
    isPaid: true,
    isAway: true,
    needsApproval: true,
    reason: 'OPTIONAL',
    shownTo: 'APPROVERS',
  };
}

/** Days, with their half if any: `2026-12-24/PM`. */
export function holidaysOf(days: string) {
  return days
    .split(' ')
    .filter((day) => day !== '')
    .map((day) => {
      const [date = '', half] = day.split('/');
      return { date, name: `Holiday of ${date}`, ...(half && { half: half as Half }) };
    });
}

/** One or two days, with their half if any. */
function daysOf(span: string) {
  const [from = '', to = from] = span.split(' ');
  const [startDate = '', startHalf] = from.split('/');
  const [endDate = '', endHalf] = to.split('/');
  return { startDate, endDate, ...(startHalf && { startHalf }), ...(endHalf && { endHalf }) };
}
