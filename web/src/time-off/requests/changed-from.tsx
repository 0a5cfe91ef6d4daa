import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { History } from 'lucide-react';
import { useTypes } from '../../leave/types/types.ts';
import { Badge } from '../../ui/badge.tsx';
import { text } from './messages/text.ts';
import { formerText } from './words/former-text.ts';

/** Marks a pending request that changed since the viewer first saw it. */
export function ChangedFrom({ request }: { request: TimeOffRequest }) {
  const { nameOf } = useTypes();
  const { changedFrom } = request;
  if (!changedFrom) return null;
  const time = formerText(changedFrom, request);
  return (
    <Badge tone="warning" icon={<History aria-hidden="true" />}>
      {changedFrom.type === request.type
        ? text('time-off.requests.changedFrom', { was: time })
        : text('time-off.requests.changedFromType', { type: nameOf(changedFrom.type), time })}
    </Badge>
  );
}
