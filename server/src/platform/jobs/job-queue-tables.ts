import { getConstructionPlans } from 'pg-boss';

/** Statements that create the job queue's empty tables, for a transaction. */
export function planJobQueueTables(): string {
  const plan = getConstructionPlans('pgboss').trim();
  const [, statements] = /^BEGIN;(.*)COMMIT;$/s.exec(plan) ?? [];
  if (statements === undefined) throw new Error('The statements of the job queue have an unknown format.');
  return statements;
}

/** This Almanac's version of the job queue tables. */
export function jobQueueVersion(): number {
  const [, version] = /INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(planJobQueueTables()) ?? [];
  if (version === undefined) throw new Error('The version of the job queue has an unknown format.');
  return Number(version);
}
