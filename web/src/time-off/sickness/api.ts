import type { RefusalCode } from '@almanac/domain/refusal';
import type {
  continueSpell,
  listSickSpells,
  readSickness,
} from '@almanac/domain/time-off/sickness/endpoints';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../platform/http/api-error.ts';
import { caller } from '../../platform/http/call.ts';
import { staleTime, timeOffKey } from '../requests/api.ts';

const call = {
  readSickness: caller<typeof readSickness>('GET', '/admin/reports/sickness'),
  listSickSpells: caller<typeof listSickSpells>('GET', '/vacation/sick-spells'),
  continueSpell: caller<typeof continueSpell>('POST', '/admin/leave/sick-spells/{id}/continues'),
};

/** People on a page of the report. */
const limit = '50';

/** Not among the keys that live updates refetch, as each read is logged. */
const sicknessKey = ['sickness'] as const;

/** Reads are logged, so that nothing is read again by itself, and nothing shown again without being read. */
const logged = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false } as const;

/** A page of the report, by name. */
export function sicknessQuery(asked: { on: string; departmentId?: string | undefined; page: number }) {
  return queryOptions({
    queryKey: [...sicknessKey, 'report', asked],
    queryFn: ({ signal }) => call.readSickness({ ...asked, page: String(asked.page), limit }, signal),
    placeholderData: keepPreviousData,
    ...logged,
  });
}

/** The illnesses of someone else, the latest first. */
export function spellsQuery(userId: string) {
  return queryOptions({
    queryKey: [...sicknessKey, 'spells', userId],
    queryFn: ({ signal }) => call.listSickSpells({ userId }, signal),
    ...logged,
  });
}

/** The viewer's own illnesses, the latest first. */
export const ownSpellsQuery = queryOptions({
  queryKey: [...timeOffKey, 'sick-spells'],
  queryFn: ({ signal }) => call.listSickSpells({}, signal),
  staleTime,
});

/** Marks an illness as continuing another one; null: a new one. */
export function continueSpellMutation(id: string) {
  return mutationOptions({
    mutationFn: (requestId: string | null) => call.continueSpell({ id, requestId }),
    onSettled: (_spell, _error, _requestId, _result, { client }) =>
      client.invalidateQueries({ queryKey: sicknessKey }),
  });
}

/** Whether the company has not switched the report on. */
export function isSwitchedOff(error: unknown): boolean {
  const code: RefusalCode = 'SWITCHED_OFF';
  return error instanceof ApiError && error.code === code;
}
