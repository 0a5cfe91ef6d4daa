import assert from 'node:assert/strict';
import { answerOf, type Caller, type LargeCompany, rounded, timed, watchOthers } from './large-company.ts';
import { processorSeconds } from './process-usage.ts';

export interface EffectSpeed {
  people: number;
  's for the effect': number;
  'of them the processor of the server': number;
  's to apply it': number;
  'of them the processor': number;
  'longest wait of another call, ms': number;
}

/** Times rule changes that affect everyone, and how long other callers wait meanwhile. */
export async function measureRuleEffects({
  admin,
  pool,
}: LargeCompany): Promise<Record<string, EffectSpeed>> {
  const [plan] = await answerOf<StoredPlan[]>(admin, 'GET', '/admin/leave/plans');
  const [place] = await answerOf<{ id: string }[]>(admin, 'GET', '/admin/leave/places');
  assert(plan && place, 'There is a plan and a place that people hold');
  const year = plan.policies.find(({ type }) => type === 'VACATION');
  const path = `/admin/leave/plans/${plan.id}/policies/VACATION/${year?.from}`;
  const { rows } = await pool.query<{ day: string }>(busiestDay);
  const date = rows[0]?.day ?? '';
  return {
    'monthly, 30 days': await measureChange(admin, path, {
      rules: {
        ...year?.rules,
        ...monthly,
        grants: [{ steps: [{ afterMonths: 0, perYear: 30 }], carryLimit: null, carryMonths: 3 }],
      },
    }),
    'at once, 28 days': await measureChange(admin, path, {
      rules: {
        ...year?.rules,
        grants: [{ steps: [{ afterMonths: 0, perYear: 28 }], carryLimit: 5, carryMonths: 3 }],
      },
    }),
    'a holiday, with a mail to each who gets a day back': await measureChange(
      admin,
      `/admin/leave/places/${place.id}/holidays/${date.slice(0, 4)}`,
      { holidays: [{ date, name: 'A fair' }] },
    ),
  };
}

interface StoredPlan {
  id: string;
  policies: { type: string; from: string; rules: object }[];
}

const monthly = { accrual: { every: 'MONTH', at: 'START', anchor: null } };

/** The working day with the most people away. */
const busiestDay = `
  SELECT day::date::text AS day FROM time_off_requests
  CROSS JOIN generate_series(start_date, end_date, interval '1 day') AS day
  WHERE status = 'APPROVED' AND extract(isodow FROM day) < 6
  GROUP BY day ORDER BY count(*) DESC LIMIT 1`;

async function measureChange(
  caller: Caller,
  path: string,
  change: object,
  method = 'PUT',
): Promise<EffectSpeed> {
  const others = watchOthers(caller);
  const atFirst = await processorSeconds(caller.processId);
  const [seen, effectSeconds] = await timed(() => write(caller, method, path, { ...change, dryRun: true }));
  const { fingerprint } = seen;
  const inBetween = await processorSeconds(caller.processId);
  const [, applySeconds] = await timed(() => write(caller, method, path, { ...change, fingerprint }));
  const atLast = await processorSeconds(caller.processId);
  return {
    people: seen.people ?? 0,
    's for the effect': effectSeconds,
    'of them the processor of the server': rounded(inBetween - atFirst),
    's to apply it': applySeconds,
    'of them the processor': rounded(atLast - inBetween),
    'longest wait of another call, ms': await others.stop(),
  };
}

function write(caller: Caller, method: string, path: string, body: object) {
  return answerOf<{ people?: number; fingerprint?: string }>(caller, method, path, body);
}

/** Times closing last year for everyone. */
export async function measureClosing({ admin, pool }: LargeCompany): Promise<Record<string, EffectSpeed>> {
  const through = `${new Date().getUTCFullYear() - 1}-12-31`;
  await pool.query(`UPDATE time_off_requests SET status = 'CANCELLED' WHERE status = 'PENDING'`);
  return {
    'closing of the last year': await measureChange(admin, '/admin/leave/closings', { through }, 'POST'),
  };
}
