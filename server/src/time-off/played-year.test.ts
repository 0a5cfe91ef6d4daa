import { amountOf } from '@almanac/domain/leave/types/amount';
import { NaiveDays } from '@almanac/domain/testing/naive-days';
import { type NaiveFigures, naiveFigures } from '@almanac/domain/testing/naive-figures';
import { naiveLedger } from '@almanac/domain/testing/naive-ledger';
import type { AccountAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayedCompany } from '../testing/played-company.ts';
import { playedTypes } from '../testing/played-records.ts';
import { playYear } from '../testing/played-year.ts';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

const days = ['2026-06-30', '2026-12-31', '2027-02-01'] as const;

/** A naive ledger visits every day; on a slow machine that takes minutes. */
const patient = 10 * 60_000;

let app: TestApp;
let hr: TestActor;
let company: PlayedCompany;

beforeAll(async () => {
  app = await testApp({ today: '2026-01-05' });
  hr = await app.signedIn('HR_ADMIN');
  company = await playYear(app, hr, { people: 300, joiners: 5, leavers: 3, moves: 8, requests: 50 });
}, patient);
afterAll(() => app.close());

test('the played year has joiners, leavers, moves, illness and closings', async () => {
  const { people } = company.records;
  const requests = people.flatMap((person) => person.requests);
  const plansOf = ({ terms }: (typeof people)[number]) => new Set(terms.map(({ plan }) => plan)).size;
  expect(people).toHaveLength(300);
  expect(people.filter(({ employmentEnd }) => employmentEnd).length).toBeGreaterThan(30);
  expect(people.filter(({ employmentStart = '' }) => employmentStart > '2026-01-05').length).toBeGreaterThan(
    30,
  );
  expect(people.filter(({ employmentStart }) => !employmentStart).length).toBeGreaterThan(30);
  expect(people.filter((person) => plansOf(person) > 1).length).toBeGreaterThan(60);
  expect(requests.length).toBeGreaterThan(500);
  expect(company.illnesses).toBeGreaterThan(5);
  expect(Object.fromEntries(company.refused)).toMatchObject({
    OVERLAPPING_REQUEST: expect.any(Number),
    YEAR_CLOSED: expect.any(Number),
  });
  expect((await hr.get('/admin/leave/closings')).json()).toHaveLength(2);
});

test(
  'every account of a played year of 300 people equals that of a naive ledger of what was written',
  async () => {
    let compared = 0;
    for (const person of company.records.people) {
      const told = await accountsOf(person.id);
      for (const type of playedTypes) {
        const facts = company.records.factsOf(person, type);
        compared += compareWithTwin(
          facts,
          told.filter((each) => each.type === type),
          person.email,
        );
      }
    }
    expect(compared).toBeGreaterThan(2000);
  },
  patient,
);

type AccountOnDay = AccountAnswer & { on: string };

/** The responses for the days: an account per type and day. */
async function accountsOf(userId: string): Promise<AccountOnDay[]> {
  const answers = await Promise.all(
    days.map(async (on) => {
      const answer = await hr.get(`/vacation/accounts?userId=${userId}&on=${on}`);
      expect(answer.statusCode, answer.body).toBe(200);
      const accounts: AccountAnswer[] = answer.json();
      return accounts.map((each) => ({ ...each, on }));
    }),
  );
  return answers.flat();
}

/** Compares one account on each day, and returns the number of days with an account. */
function compareWithTwin(facts: LeaveFacts, told: readonly AccountOnDay[], email: string): number {
  const { endDate } = new NaiveDays(facts).leaveYearHolding(days.at(-1) ?? '');
  const ledger = naiveLedger(facts, endDate);
  for (const on of days) {
    const figures = naiveFigures(facts, on, ledger);
    const account = told.find((each) => each.on === on);
    const which = `${email}, ${facts.type.code} on ${on}`;
    if (account) expect(figures, which).toMatchObject(amountsOf(account));
    else expect([isUsed(facts, on), figures.balance], which).toEqual([false, 0]);
  }
  return told.length;
}

/** The response's sums, in hundredths of a day or minutes. */
function amountsOf({ unit, leaveYear, payable, ...told }: AccountAnswer): Partial<NaiveFigures> {
  const inUnit = (number: number) => amountOf(number, unit);
  return {
    leaveYear,
    opening: inUnit(told.opening),
    granted: inUnit(told.granted),
    adjusted: inUnit(told.adjusted),
    taken: inUnit(told.taken),
    planned: inUnit(told.planned),
    pending: inUnit(told.pending),
    lapsed: inUnit(told.lapsed),
    payable: payable === undefined ? undefined : inUnit(payable),
  };
}

/** Whether the type is offered on the day, or has records. */
function isUsed(facts: LeaveFacts, on: string): boolean {
  const held = facts.requests.filter(({ status }) => status === 'PENDING' || status === 'APPROVED');
  return held.length + facts.adjustments.length > 0 || new NaiveDays(facts).rulesOn(on) !== undefined;
}
