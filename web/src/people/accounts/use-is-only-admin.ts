import { isAdmin } from '@almanac/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../platform/session/session.ts';
import { singleAdminQuery } from './api.ts';

/** Whether the viewer is the only active administrator, who may change their own records with a reason. */
export function useIsOnlyAdmin(): boolean {
  const { data = false } = useQuery({ ...singleAdminQuery(), enabled: isAdmin(useViewer()) });
  return data;
}
