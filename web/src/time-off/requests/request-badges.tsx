import {
  type RequestStatus,
  requestStatusLabel,
  type TimeOffType,
  timeOffTypeLabel,
} from '@almanac/domain/time-off/requests/vocabulary';
import {
  Ban,
  CircleCheck,
  CircleX,
  Clock,
  House,
  type LucideIcon,
  Thermometer,
  TreePalm,
  WalletMinimal,
} from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';

const statusTone: Record<RequestStatus, Tone> = {
  PENDING: 'pending',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
};

const statusIcon: Record<RequestStatus, LucideIcon> = {
  PENDING: Clock,
  APPROVED: CircleCheck,
  REJECTED: CircleX,
  CANCELLED: Ban,
};

export function StatusBadge({ status }: { status: RequestStatus }) {
  const Icon = statusIcon[status];
  return (
    <Badge tone={statusTone[status]} icon={<Icon aria-hidden="true" />}>
      {requestStatusLabel[status]}
    </Badge>
  );
}

export const typeTone: Record<TimeOffType, Tone> = {
  VACATION: 'vacation',
  SICK_LEAVE: 'sick-leave',
  WORK_FROM_HOME: 'work-from-home',
  UNPAID: 'unpaid',
};

const typeIcon: Record<TimeOffType, LucideIcon> = {
  VACATION: TreePalm,
  SICK_LEAVE: Thermometer,
  WORK_FROM_HOME: House,
  UNPAID: WalletMinimal,
};

/** The sign of a type, so that its colour never stands alone. */
export function TypeIcon({ type, className }: { type: TimeOffType; className?: string }) {
  const Icon = typeIcon[type];
  return <Icon aria-hidden="true" className={className} />;
}

export function TypeBadge({ type }: { type: TimeOffType }) {
  return (
    <Badge tone={typeTone[type]} icon={<TypeIcon type={type} />}>
      {timeOffTypeLabel[type]}
    </Badge>
  );
}
