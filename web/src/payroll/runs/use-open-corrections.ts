import type { PayrollRun } from '@almanac/domain/payroll/run-schema';
import { useQueries, useQuery } from '@tanstack/react-query';
import { changesQuery, runsQuery } from './api.ts';

/** The latest run of a profile, and how much has changed since. */
interface OpenCorrections {
  run: PayrollRun;
  count: number;
}

/** What has changed since the latest run of each profile; empty until it is known. */
export function useOpenCorrections(): readonly OpenCorrections[] {
  const { data: runs = [] } = useQuery(runsQuery);
  const latest = [...Map.groupBy(runs, ({ profileId }) => profileId).values()].flatMap(([run]) => run ?? []);
  const changes = useQueries({ queries: latest.map(({ profileId }) => changesQuery(profileId)) });
  return latest.flatMap((run, index) => {
    const count = changes[index]?.data?.count ?? 0;
    return count > 0 ? [{ run, count }] : [];
  });
}
