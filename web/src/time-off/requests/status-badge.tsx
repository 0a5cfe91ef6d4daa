import { type RequestStatus, requestStatusLabel } from '@almanac/domain/time-off/requests/vocabulary';
import { Ban, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
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
