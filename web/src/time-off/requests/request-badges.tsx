import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { requestStatusLabel } from '@almanac/domain/time-off/requests/status-words';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import { Ban, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { textOf } from '../../language/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import '@almanac/domain/time-off/requests/messages/message';
import { text } from './messages/text.ts';

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

interface StatusBadgeProps {
  status: RequestStatus;
  /** For time off that needed no decision. */
  isNotice?: boolean;
}

export function StatusBadge({ status, isNotice = false }: StatusBadgeProps) {
  const Icon = statusIcon[status];
  return (
    <Badge tone={statusTone[status]} icon={<Icon aria-hidden="true" />}>
      {isNotice ? text('time-off.requests.recorded') : textOf(requestStatusLabel[status])}
    </Badge>
  );
}

/** Whether the request was approved without a decision, as its type needs none. */
export function isNotice({ status, decidedBy }: Pick<TimeOffRequest, 'status' | 'decidedBy'>): boolean {
  return status === 'APPROVED' && decidedBy === undefined;
}
