import type { handOver, listRuns, readPayrollChanges } from '@almanac/domain/payroll/endpoints';
import type { HandOver } from '@almanac/domain/payroll/run-schema';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { caller } from '../../platform/http/call.ts';
import { minute } from '../../platform/session/query-client.ts';
import { payrollKey, refetchPayroll } from '../profiles/api.ts';

const call = {
  handOver: caller<typeof handOver>('POST', '/admin/payroll/runs'),
  previewRun: caller<typeof handOver>('POST', '/admin/payroll/runs', { isRetried: false }),
  listRuns: caller<typeof listRuns>('GET', '/admin/payroll/runs'),
  readChanges: caller<typeof readPayrollChanges>('GET', '/admin/payroll/changes'),
};

/** The latest runs of all profiles. */
export const runsQuery = queryOptions({
  queryKey: [...payrollKey, 'runs'],
  queryFn: ({ signal }) => call.listRuns({ limit: 100 }, signal),
  staleTime: minute,
});

/** What has changed in days that the profile's runs handed over. */
export function changesQuery(profileId: string) {
  return queryOptions({
    queryKey: [...payrollKey, 'changes', profileId],
    queryFn: ({ signal }) => call.readChanges({ profileId }, signal),
    staleTime: minute,
  });
}

type Period = Pick<HandOver, 'profileId' | 'from' | 'to' | 'replace'>;

/** What a run would hand over. */
export function previewQuery(period: Period) {
  return queryOptions({
    queryKey: [...payrollKey, 'preview', period],
    queryFn: ({ signal }) => call.previewRun({ ...period, dryRun: true }, signal),
    retry: false,
    staleTime: 0,
  });
}

export const handOverMutation = mutationOptions({
  mutationFn: (period: Period) => call.handOver(period),
  onSuccess: (_run, _period, _result, { client }) => refetchPayroll(client),
});

/** The address of a run's files. */
export function fileAddress(runId: string): string {
  return `/api/admin/payroll/runs/${runId}/file`;
}
