import { canAccessUserData } from '@almanac/domain/people/permissions';
import type { Role } from '@almanac/domain/people/role';
import type { ReactNode } from 'react';
import { useViewer } from '../platform/session.ts';

type RoleGateProps = {
  roles: readonly Role[];
  /** Whether one of the roles is enough, which is the rule, or all are needed. */
  needs?: 'any' | 'all';
  /** The person whose data stands inside; the viewer must be allowed to see it. */
  userId?: string;
  fallback?: ReactNode;
  children: ReactNode;
};

/** Shows its content only to people of the roles. The server decides; this keeps closed doors out of sight. */
export function RoleGate({ roles, needs = 'any', userId, fallback = null, children }: RoleGateProps) {
  const viewer = useViewer();
  const hasRole = needs === 'any' ? roles.includes(viewer.role) : roles.every((role) => role === viewer.role);
  const maySee = userId === undefined || canAccessUserData(viewer, userId);
  return hasRole && maySee ? children : fallback;
}
