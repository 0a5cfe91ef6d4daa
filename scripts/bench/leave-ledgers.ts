import { addDays } from '../../domain/src/calendar/calendar-date.ts';
import {
  approved,
  bavaria,
  england,
  grant,
  person,
  plan,
  rules,
} from '../../domain/src/testing/leave-worlds.ts';
import { accountAnswer } from '../../domain/src/time-off/balances/answers/account-answer.ts';
import { account } from '../../domain/src/time-off/balances/engine/account.ts';
import { checkBooking } from '../../domain/src/time-off/balances/engine/booking-check.ts';
import type { LeaveFacts } from '../../domain/src/time-off/balances/engine/leave-facts.ts';
import { ledger } from '../../domain/src/time-off/balances/engine/ledger.ts';

export interface LedgerSpeed {
  's for 20,000 ledgers': number;
  'entries of one': number;
  'ms for a check that allows': number;
  'ms for one that refuses': number;
  'ms for an account': number;
}

const people = 2000;
const ledgers = 20_000;
const today = '2026-06-01';
const firstDay = '2025-01-01';

const accrual = { at: 'END', anchor: firstDay } as const;
const kinds = {
  'the default': rules(24),
  'carried to March': rules(0, { grants: [grant(30, { carryLimit: null, carryMonths: 3 })], fullWeek: 500 }),
  monthly: rules(25, { accrual: { ...accrual, every: 'MONTH' } }),
  'every two weeks, holidays charged': rules(25, {
    accrual: { ...accrual, every: 'TWO_WEEKS' },
    chargesHolidays: true,
  }),
};

/** Times ledgers of three years with 18 requests each on one core, for request checks and for accounts. */
export function measureLedgers(): Record<string, LedgerSpeed> {
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, given]) => {
      const all = Array.from({ length: people }, (_, index) => someone(index, given));
      let entries = 0;
      const settled = millisecondsOf(ledgers, (index) => {
        entries += ledger(ofIndex(index, all), '2027-12-31').entries.length;
      });
      const allows = approved('2027-11-08', '2027-11-09');
      const refuses = approved('2027-10-04', '2027-12-30');
      const each = (work: (facts: LeaveFacts) => unknown) =>
        rounded(millisecondsOf(people, (index) => work(ofIndex(index, all))) / people);
      const speed: LedgerSpeed = {
        's for 20,000 ledgers': rounded(settled / 1000),
        'entries of one': Math.round(entries / ledgers),
        'ms for a check that allows': each((facts) => checkBooking(allows, facts, today)),
        'ms for one that refuses': each((facts) => checkBooking(refuses, facts, today)),
        'ms for an account': each((facts) => account(facts, today)),
      };
      return [kind, speed];
    }),
  );
}

interface LargestLedgerSpeed {
  entries: number;
  'ms for the ledger': number;
  'ms for an account with its forecast': number;
}

const repeated = 20;

/**
 * CPU time for one type's account at the limits: 4 grants of 12 steps each, 40 versions, employed since 1950, to the
 * end of the tenth year from today. A ledger may take 50 ms.
 */
export function measureLargestLedgers(): Record<string, LargestLedgerSpeed> {
  const steps = Array.from({ length: 12 }, (_, step) => ({
    afterMonths: step * 60,
    perYear: 2000 + step * 10,
  }));
  const measured = (['TWO_WEEKS', 'HALF_MONTH', 'MONTH', 'YEAR'] as const).flatMap((every) =>
    [null, 3].map((carryMonths) => {
      const names = ['Statutory', 'Contract', 'Seniority', null];
      const grants = names.map((name) => grant(0, { name, steps, carryLimit: null, carryMonths }));
      const largest = rules(0, {
        grants,
        accrual: { every, at: 'START', anchor: '1950-01-06' },
        fullWeek: 500,
        proration: 'DAYS',
        rounding: null,
      });
      const versions = Array.from({ length: 40 }, (_, version) => [`${1950 + version * 2}-01-01`, largest]);
      const requests = Array.from({ length: 160 }, (_, request) => {
        const year = 1951 + Math.floor(request / 2);
        return approved(`${year}-0${3 + (request % 2) * 4}-05`, `${year}-0${3 + (request % 2) * 4}-20`);
      });
      const facts = person(plan(Object.fromEntries(versions)), { joined: '1950-01-01', requests });
      const entries = ledger(facts, '2036-12-31').entries.length;
      const each = (work: () => unknown) => rounded(millisecondsOf(repeated, work) / repeated);
      const speed: LargestLedgerSpeed = {
        entries,
        'ms for the ledger': each(() => ledger(facts, '2036-12-31')),
        'ms for an account with its forecast': each(() => accountAnswer(facts, today)),
      };
      return [`${every}, carried ${carryMonths === null ? 'for ever' : `${carryMonths} months`}`, speed];
    }),
  );
  return Object.fromEntries(measured);
}

function someone(index: number, given: ReturnType<typeof rules>): LeaveFacts {
  const requests = Array.from({ length: 18 }, (_, place) => {
    const start = addDays(firstDay, 5 + place * 60 + (index % 20));
    return approved(start, addDays(start, place % 6 === 3 ? 11 : 4), { id: `request ${place}` });
  });
  const adjustments = [{ id: 'opening', on: firstDay, amount: 300, reason: 'Opening balance' }];
  const place = index % 2 === 0 ? bavaria : england;
  const joined = addDays('2018-01-01', index % 1500);
  return person(plan({ [firstDay]: given }), { place, joined, requests, adjustments });
}

function ofIndex(index: number, all: readonly LeaveFacts[]): LeaveFacts {
  const facts = all[index % all.length];
  if (!facts) throw new Error('There is nobody to measure');
  return facts;
}

/** CPU time of repeated work; unlike elapsed time, other programs don't affect it. */
function millisecondsOf(times: number, work: (index: number) => unknown): number {
  const before = process.cpuUsage();
  for (let index = 0; index < times; index += 1) work(index);
  return process.cpuUsage(before).user / 1000;
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
