import { awayType } from '@almanac/domain/leave/types/leave-type';
import {
  BriefcaseBusiness,
  CalendarOff,
  EyeOff,
  House,
  type LucideIcon,
  Thermometer,
  TreePalm,
  WalletMinimal,
} from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import { type ShownType, useTypes } from './types.ts';

type MarkedType = Omit<ShownType, 'needsApproval' | 'remindsOfExpiry' | 'isPaidOut' | 'isSickness'>;

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

/** The icon of a type, so that colour isn't its only mark. */
export function TypeIcon({ type, className }: { type: MarkedType; className?: string }) {
  const Icon = typeIcon[type.code] ?? (type.isAway ? CalendarOff : BriefcaseBusiness);
  return <Icon aria-hidden="true" className={className} />;
}

/** A type's name in its colour. */
export function TypeMark({ type }: { type: MarkedType }) {
  return (
    <Badge tone={typeTone(type)} icon={<TypeIcon type={type} />}>
      <bdi>{type.name}</bdi>
    </Badge>
  );
}

/** The badge of the type with the code. */
export function TypeBadge({ type: code }: { type: string }) {
  return <TypeMark type={useTypes().typeOf(code)} />;
}
