import { mayManageTeams } from '@almanac/domain/access/permissions';
import { useViewer } from '../../platform/session/session.ts';

/** Where the viewer finds teams: all of them who manages teams, else the own ones. */
export function useTeamsPath(): string {
  return mayManageTeams(useViewer()) ? '/teams' : '/teams/mine';
}
