import { BadgeCheck, CircleDashed } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';

export function VerifiedBadge({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
      Email verified
    </Badge>
  ) : (
    <Badge tone="warning" icon={<CircleDashed aria-hidden="true" />}>
      Email not verified
    </Badge>
  );
}
