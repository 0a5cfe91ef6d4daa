import {
  adminRoles,
  passesRoleGate,
  type RoleGateRule,
  systemAdminRoles,
} from '@almanac/domain/access/role-gate';
import type { ReactNode } from 'react';
import { useViewer } from '../platform/session/session.ts';

interface Gated {
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows its content only to certain roles. The server authorises; this only hides what would be refused. */
export function RoleGate({ fallback = null, children, ...rule }: RoleGateRule & Gated) {
  return passesRoleGate(useViewer(), rule) ? children : fallback;
}

export function AdminOnly(props: Gated) {
  return <RoleGate roles={adminRoles} {...props} />;
}

export function SystemAdminOnly(props: Gated) {
  return <RoleGate roles={systemAdminRoles} {...props} />;
}
