import type { Period } from '@almanac/domain/calendar/period';
import type { readTeamCapacity } from '@almanac/domain/time-off/staffing/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '../../platform/http/call.ts';
import { teamKey, teamQuerySettings } from '../../teams/directory/api.ts';

const call = {
  readCapacity: caller<typeof readTeamCapacity>('GET', '/teams/{teamId}/capacity'),
};

export function capacityQuery(teamId: string, period: Period) {
  return queryOptions({
    queryKey: [...teamKey(teamId), 'capacity', period],
    queryFn: ({ signal }) => call.readCapacity({ teamId, ...period }, signal),
    placeholderData: keepPreviousData,
    ...teamQuerySettings(teamId),
  });
}
