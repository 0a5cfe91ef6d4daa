import { isAdmin, isManager } from '@almanac/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../platform/session/session.ts';
import { balanceListQuery } from '../../time-off/balances/account/api.ts';

/** Whether the viewer sees all of a person, as the person themselves do, or what everybody sees. */
export function usePersonVisibility(userId: string): 'full' | 'summary' {
  const viewer = useViewer();
  const isKnown = viewer.id === userId || isAdmin(viewer);
  // Whom a manager decides for is the server's to say: whoever is on its list of balances.
  const { data } = useQuery({
    ...balanceListQuery({ userId, limit: 1 }),
    enabled: !isKnown && isManager(viewer),
  });
  return isKnown || (data?.rows.length ?? 0) > 0 ? 'full' : 'summary';
}
