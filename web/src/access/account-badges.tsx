import type { Role } from '@almanac/domain/access/role';
import { BadgeCheck, CircleDashed } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import type { Tone } from '../ui/tone.ts';
import { text } from './messages/text.ts';
import { roleNames } from './role-name.ts';

const tones: Record<Role, Tone> = {
  SYSTEM_ADMIN: 'system-admin',
  HR_ADMIN: 'hr-admin',
  MANAGER: 'manager',
  EMPLOYEE: 'employee',
};

export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={tones[role]}>{roleNames[role]}</Badge>;
}

export function VerifiedBadge({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
      {text('access.emailVerified')}
    </Badge>
  ) : (
    <Badge tone="warning" icon={<CircleDashed aria-hidden="true" />}>
      {text('access.emailUnverified')}
    </Badge>
  );
}
