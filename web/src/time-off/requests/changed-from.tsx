import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { History } from 'lucide-react';
import { useTypes } from '../../leave/types/types.ts';
import { Badge } from '../../ui/badge.tsx';
import { formerText } from './words/former-text.ts';

/** Marks a pending request that changed since the viewer first saw it. */
export function ChangedFrom({ request }: { request: TimeOffRequest }) {
  const { nameOf } = useTypes();
  const { changedFrom } = request;
  if (!changedFrom) return null;
  const time = formerText(changedFrom, request);
  const was = changedFrom.type === request.type ? time : `${nameOf(changedFrom.type)}, ${time}`;
  return (
    <Badge tone="warning" icon={<History aria-hidden="true" />}>
      changed, was {was}
    </Badge>
  );
}
