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
import { hearProgress } from '../../../platform/http/progress.ts';
import { pendingKey, refetchTimeOff, staleTime, timeOffKey } from '../../requests/api.ts';
import { pageWithout } from '../../requests/words/leaving.ts';
import { mailedOf } from '../../requests/words/mailed.ts';

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

const panelRefetchMilliseconds = 30_000;

/** Every approve and reject, so that screens can tell which requests are being decided. */
export const decisionKey = [...timeOffKey, 'decide'] as const;

/** What the viewer may decide now, the oldest first. */
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

/** How many requests are decided together at the most. */
export const mostDecidedAtOnce = 100;

/** Reads the requests that wait, the oldest first, as many as can be decided together. */
export async function readPendingApprovals(): Promise<readonly TimeOffRequest[]> {
  const limit = mostDecidedAtOnce;
  return (await call.listPending({ page: 1, limit, sortBy: 'createdAt', sortOrder: 'asc' })).data;
}

/** What the viewer weighs of each of the requests, by their ids. */
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

/** Approves or rejects a request. It counts as pending until the lists were fetched again. */
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

/** Approves or rejects several requests, each for itself. */
export function decideRequestsMutation() {
  return mutationOptions({
    mutationKey: decisionKey,
    mutationFn: async ({ decision, requests, reason }: BulkVerdict) => {
      const requestIds = requests.map(({ id }) => id);
      const versions = Object.fromEntries(requests.map(({ id, version }) => [id, version]));
      const startedAt = performance.now();
      hearProgress(undefined);
      const { answer, headers, wasLost } = await (decision === 'approve'
        ? call.approveMany({ requestIds, versions })
        : call.rejectMany({ requestIds, versions, reason }));
      // Of a lost answer nobody knows how long it took.
      const took = wasLost ? 0 : performance.now() - startedAt;
      return { ...answer, ...mailedOf(headers), startedAt, took };
    },
    onSettled: (result, _error, _verdict, _result, { client }) => {
      // What was refused counts again at once, hence nothing waits for the lists.
      if (result) takeFromPending(client, result.succeeded);
      void refetchTimeOff(client);
    },
  });
}

/** A request as it stood once it was decided. */
export type Decided = Pick<TimeOffRequest, 'id' | 'version'>;

const undoneAtOnce = 4;

/** Takes back decisions, each for itself; a session may make only a few calls at once. */
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

/** The requests that are about to be decided, one by one or several at once. */
export function idsOfVerdict(verdict: RequestDecision | BulkVerdict): string[] {
  return 'requests' in verdict ? verdict.requests.map(({ id }) => id) : [verdict.request.id];
}
