import assert from 'node:assert/strict';
import type { createPool } from '../../server/src/platform/database/database.ts';
import type { Person } from './people.ts';
import type { Attack } from './stampede-attacker.ts';

interface DearCalls {
  ofEmployee: NonNullable<Attack['calls']>;
  ofAdministrator: NonNullable<Attack['calls']>;
}

interface Scene {
  pool: ReturnType<typeof createPool>;
  address: string;
  attacker: Person;
  administrator: Person;
}

const colleagues = 500;
const mostGrants = 4;
const mostSteps = 12;

/**
 * Gives the attacker and some hundreds of others the dearest rules that are accepted, which everybody has had since 1950, and names the
 * calls that compute most from them.
 */
export async function prepareDearCalls({
  pool,
  address,
  attacker,
  administrator,
}: Scene): Promise<DearCalls> {
  const sent = { cookie: administrator.cookie, origin: address, 'content-type': 'application/json' };
  const rules = dearRules();
  const policies = [{ type: 'VACATION', from: '1950-01-01', rules }];
  const body = JSON.stringify({ name: 'The dearest plan', yearStart: '01-01', policies });
  const answer = await fetch(`${address}/api/admin/leave/plans`, { method: 'POST', headers: sent, body });
  assert.equal(answer.status, 201, await answer.clone().text());
  const { id: plan } = (await answer.json()) as { id: string };
  await pool.query(
    `INSERT INTO users (id, email, name)
     SELECT gen_random_uuid(), 'colleague-' || number || '@example.com', 'Colleague' FROM generate_series(1, $1) AS number`,
    [colleagues],
  );
  const concerned = "id = $1 OR name = 'Colleague'";
  await pool.query(`UPDATE users SET employment_start = '1950-01-01' WHERE ${concerned}`, [attacker.id]);
  await pool.query(
    `UPDATE person_terms SET plan_id = $2 WHERE user_id IN (SELECT id FROM users WHERE ${concerned})`,
    [attacker.id, plan],
  );
  const lastYear = new Date().getUTCFullYear() + 10;
  const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  return {
    ofEmployee: [
      { method: 'GET', path: `/api/vacation/accounts?on=${lastYear}-12-31` },
      { method: 'GET', path: `/api/vacation/accounts/VACATION/entries?from=1950-01-01&to=${lastYear}-12-31` },
      {
        method: 'POST',
        path: '/api/vacation/preview',
        body: { type: 'VACATION', startDate: nextMonth, endDate: nextMonth },
      },
    ],
    ofAdministrator: [
      {
        method: 'PUT',
        path: `/api/admin/leave/plans/${plan}/policies/VACATION/1950-01-01`,
        body: { rules: { ...rules, overdraft: 5 }, dryRun: true },
      },
      { method: 'GET', path: '/api/vacation/balances?sortBy=left&limit=100' },
      { method: 'GET', path: '/api/vacation/balances/export' },
    ],
  };
}

/** Twenty-six postings a year from many grants, each with as many steps as are accepted. */
function dearRules() {
  const steps = Array.from({ length: mostSteps }, (_, step) => ({
    afterMonths: step * 12,
    perYear: step + 1,
  }));
  const grants = Array.from({ length: mostGrants }, (_, number) => ({
    name: number === 0 ? null : `Grant ${number}`,
    steps,
    carryLimit: null,
    carryMonths: 3,
  }));
  const accrual = { every: 'TWO_WEEKS', at: 'START', anchor: '2026-01-02' };
  const limits = { fullWeek: null, cap: null, overdraft: 0, carriesDebt: false, chargesHolidays: true };
  const requests = { usableAfterMonths: 0, minNoticeDays: 0, maxDays: null };
  return { grants, accrual, proration: 'DAYS', rounding: null, ...limits, ...requests };
}
