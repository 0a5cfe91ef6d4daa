import { awayType } from '@almanac/domain/leave/leave-type';
import { type RequestStatus, requestStatusLabel } from '@almanac/domain/time-off/requests/vocabulary';
import {
  Ban,
  BriefcaseBusiness,
  CalendarOff,
  CircleCheck,
  CircleX,
  Clock,
  EyeOff,
  House,
  type LucideIcon,
  Thermometer,
  TreePalm,
  WalletMinimal,
} from 'lucide-react';
import { type ShownType, useTypes } from '../../leave/types.ts';
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

export function typeTone({ colour }: Pick<ShownType, 'colour'>): Tone {
  return `type-${colour}`;
}

const typeIcon: Partial<Record<string, LucideIcon>> = {
  VACATION: TreePalm,
  SICK_LEAVE: Thermometer,
  WORK_FROM_HOME: House,
  UNPAID: WalletMinimal,
  [awayType.code]: EyeOff,
};

/** The sign of a type, so that its colour never stands alone. */
export function TypeIcon({ type, className }: { type: ShownType; className?: string }) {
  const Icon = typeIcon[type.code] ?? (type.isAway ? CalendarOff : BriefcaseBusiness);
  return <Icon aria-hidden="true" className={className} />;
}

/** The badge of the type with the code. */
export function TypeBadge({ type: code }: { type: string }) {
  const type = useTypes().typeOf(code);
  return (
    <Badge tone={typeTone(type)} icon={<TypeIcon type={type} />}>
      {type.name}
    </Badge>
  );
}
