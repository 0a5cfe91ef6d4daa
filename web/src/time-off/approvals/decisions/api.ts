import type {
  approveRequest,
  approveRequests,
  listPendingHrApprovals,
  readDecisionFacts,
  rejectRequest,
  rejectRequests,
  undoDecision,
} from '@almanac/domain/time-off/approvals/endpoints';
import type { RequestPage, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { caller, headedCaller } from '../../../platform/http/call.ts';
import { receiveProgress } from '../../../platform/http/progress.ts';
import { pendingKey, refetchTimeOff, staleTime, timeOffKey } from '../../requests/api.ts';
import { pageWithout } from '../../requests/words/leaving.ts';
import { mailedOf } from '../../requests/words/mailed-header.ts';

const call = {
  listPending: caller<typeof listPendingHrApprovals>('GET', '/vacation/pending-hr-approvals'),
  readFacts: caller<typeof readDecisionFacts>('GET', '/vacation/decision-facts'),
  approve: headedCaller<typeof approveRequest>('POST', '/vacation/{id}/approve'),
  reject: headedCaller<typeof rejectRequest>('POST', '/vacation/{id}/reject'),
  undo: caller<typeof undoDecision>('POST', '/vacation/{id}/undo-decision'),
  approveMany: headedCaller<typeof approveRequests>('PUT', '/vacation/bulk/approve'),
  rejectMany: headedCaller<typeof rejectRequests>('PUT', '/vacation/bulk/reject'),
};

const panelPageSize = 50;

/** Enough to replace those that are decided on the dashboard until more are loaded. */
const mostAsked = 6;

const panelRefetchMilliseconds = 30_000;

/** Key of decisions, so that screens can show which requests are being decided. */
export const decisionKey = [...timeOffKey, 'decide'] as const;

/** Requests the viewer may decide now, oldest first. */
export function pendingApprovalsQuery(page: number) {
  return queryOptions({
    queryKey: [...pendingKey, 'panel', page],
    queryFn: ({ signal }) =>
      call.listPending({ page, limit: panelPageSize, sortBy: 'createdAt', sortOrder: 'asc' }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: panelRefetchMilliseconds,
    staleTime,
  });
}

/** The oldest requests that the viewer is asked to decide, with their number. Administrators may decide more. */
export function askedRequestsQuery() {
  return queryOptions({
    queryKey: [...pendingKey, 'asked'],
    queryFn: ({ signal }) =>
      call.listPending(
        { page: 1, limit: mostAsked, sortBy: 'createdAt', sortOrder: 'asc', isAsked: true },
        signal,
      ),
    staleTime,
  });
}

/** Size limit of a bulk decision. */
export const mostDecidedAtOnce = 100;

/** The oldest pending requests, as many as a bulk decision allows. */
export async function readPendingApprovals(): Promise<readonly TimeOffRequest[]> {
  const limit = mostDecidedAtOnce;
  return (await call.listPending({ page: 1, limit, sortBy: 'createdAt', sortOrder: 'asc' })).data;
}

/** Balances, absences and capacity for each request, by id. */
export function decisionFactsQuery(requestIds: readonly string[]) {
  return queryOptions({
    queryKey: [...timeOffKey, 'decision-facts', requestIds],
    queryFn: async ({ signal }) => {
      const facts = await call.readFacts({ requestIds: [...requestIds] }, signal);
      return new Map(facts.map((each) => [each.id, each]));
    },
    placeholderData: keepPreviousData,
    staleTime,
    enabled: requestIds.length > 0,
  });
}

export type Verdict = 'approve' | 'reject';

export interface RequestDecision {
  decision: Verdict;
  request: TimeOffRequest;
  reason?: string | undefined;
}

/** Approves or rejects a request. Pending until the lists are refetched. */
export function decideRequestMutation() {
  return mutationOptions({
    mutationKey: decisionKey,
    mutationFn: async ({ decision, request: { id, version }, reason }: RequestDecision) => {
      const input = { id, version, reason };
      const startedAt = performance.now();
      const { answer, headers } = await (decision === 'approve' ? call.approve(input) : call.reject(input));
      return { ...answer, ...mailedOf(headers), startedAt };
    },
    onSettled: (_answer, error, { request }, _result, { client }) => {
      if (!error) takeFromPending(client, [request.id]);
      return refetchTimeOff(client);
    },
  });
}

export interface BulkVerdict {
  decision: Verdict;
  requests: readonly TimeOffRequest[];
  reason?: string | undefined;
}

/** Approves or rejects several requests independently. */
export function decideRequestsMutation() {
  return mutationOptions({
    mutationKey: decisionKey,
    mutationFn: async ({ decision, requests, reason }: BulkVerdict) => {
      const requestIds = requests.map(({ id }) => id);
      const versions = Object.fromEntries(requests.map(({ id, version }) => [id, version]));
      const startedAt = performance.now();
      receiveProgress(undefined);
      const { answer, headers, wasLost } = await (decision === 'approve'
        ? call.approveMany({ requestIds, versions })
        : call.rejectMany({ requestIds, versions, reason }));
      // The duration of a lost response is unknown.
      const took = wasLost ? 0 : performance.now() - startedAt;
      return { ...answer, ...mailedOf(headers), startedAt, took };
    },
    onSettled: (result, _error, _verdict, _result, { client }) => {
      // Doesn't wait for the lists, as refused requests count as pending again at once.
      if (result) takeFromPending(client, result.succeeded);
      void refetchTimeOff(client);
    },
  });
}

/** A request after its decision. */
export type Decided = Pick<TimeOffRequest, 'id' | 'version'>;

const undoneAtOnce = 4;

/** Undoes decisions independently, a few at a time because of the limit per session. */
export function undoDecisionsMutation() {
  return mutationOptions({
    mutationFn: async (decisions: readonly Decided[]) => {
      const failures: unknown[] = [];
      for (let start = 0; start < decisions.length; start += undoneAtOnce) {
        const together = decisions.slice(start, start + undoneAtOnce);
        const calls = together.map(({ id, version }) => call.undo({ id, version }));
        for (const outcome of await Promise.allSettled(calls)) {
          if (outcome.status === 'rejected') failures.push(outcome.reason);
        }
      }
      return { undone: decisions.length - failures.length, failures };
    },
    onSettled: (_result, _error, _decisions, _shown, { client }) => refetchTimeOff(client),
  });
}

function takeFromPending(client: QueryClient, ids: readonly string[]): void {
  const leaving = new Set(ids);
  client.setQueriesData<RequestPage>({ queryKey: pendingKey }, (page) => page && pageWithout(page, leaving));
}

/** Ids of the requests being decided, by one decision or in bulk. */
export function idsOfVerdict(verdict: RequestDecision | BulkVerdict): string[] {
  return 'requests' in verdict ? verdict.requests.map(({ id }) => id) : [verdict.request.id];
}
