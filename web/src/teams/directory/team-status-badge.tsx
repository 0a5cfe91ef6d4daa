import { CircleCheck, CirclePause } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

export function TeamStatusBadge({ isActive }: { isActive: boolean }) {
  const Icon = isActive ? CircleCheck : CirclePause;
  return (
    <Badge tone={isActive ? 'success' : 'neutral'} icon={<Icon aria-hidden="true" />} className="shrink-0">
      {isActive ? 'Active' : 'Inactive'}
    </Badge>
  );
}
