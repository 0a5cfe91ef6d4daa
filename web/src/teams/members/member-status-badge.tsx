import { type MembershipStatus, membershipStatus } from '@almanac/domain/teams/members/membership-rules';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { CircleCheck, CirclePause, Flag, type LucideIcon } from 'lucide-react';
import { useToday } from '../../platform/today.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';

const looks: Record<MembershipStatus, { tone: Tone; icon: LucideIcon }> = {
  Active: { tone: 'success', icon: CircleCheck },
  Ended: { tone: 'neutral', icon: Flag },
  Inactive: { tone: 'neutral', icon: CirclePause },
};

export function MemberStatusBadge({ member }: { member: TeamMember }) {
  const status = membershipStatus(member, useToday());
  const { tone, icon: Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {status}
    </Badge>
  );
}
