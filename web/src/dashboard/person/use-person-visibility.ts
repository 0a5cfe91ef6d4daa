import { isAdmin, isManager } from '@almanac/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../platform/session/session.ts';
import { balanceListQuery } from '../../time-off/balances/account/api.ts';

/** Whether the viewer sees the full person page, or the summary everyone sees. */
export function usePersonVisibility(userId: string): 'full' | 'summary' {
  const viewer = useViewer();
  const isKnown = viewer.id === userId || isAdmin(viewer);
  // A manager's scope is known only to the server: it lists the balances in it.
  const { data } = useQuery({
    ...balanceListQuery({ userId, limit: 1 }),
    enabled: !isKnown && isManager(viewer),
  });
  return isKnown || (data?.rows.length ?? 0) > 0 ? 'full' : 'summary';
}
