import { mayManageTeams } from '@almanac/domain/access/permissions';
import { useViewer } from '../../platform/session/session.ts';

/** The page of all teams for those who manage them, otherwise of the viewer's own. */
export function useTeamsPath(): string {
  return mayManageTeams(useViewer()) ? '/teams' : '/teams/mine';
}
