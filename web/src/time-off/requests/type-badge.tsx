import { type TimeOffType, timeOffTypeLabel } from '@almanac/domain/time-off/requests/vocabulary';
import { House, type LucideIcon, Thermometer, TreePalm, WalletMinimal } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';

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
