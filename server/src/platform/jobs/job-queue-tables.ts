import { getConstructionPlans } from 'pg-boss';

/** The statements that make the empty tables of the job queue, to run within a transaction. */
export function planJobQueueTables(): string {
  const plan = getConstructionPlans('pgboss').trim();
  const [, statements] = /^BEGIN;(.*)COMMIT;$/s.exec(plan) ?? [];
  if (statements === undefined) throw new Error('The job queue describes its tables in another way.');
  return statements;
}

/** The version of the job queue's tables that this Almanac makes. */
export function jobQueueVersion(): number {
  const [, version] = /INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(planJobQueueTables()) ?? [];
  if (version === undefined) throw new Error('The job queue names the version of its tables in another way.');
  return Number(version);
}
