import { personName } from '@almanac/domain/access/person-name';
import { RoleBadge } from '../access/role-badge.tsx';
import { VerifiedBadge } from '../access/verified-badge.tsx';
import { useViewer } from '../platform/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Card } from '../ui/card.tsx';

export function ProfileCard() {
  const viewer = useViewer();
  const { name, email, role, emailVerified } = viewer;
  return (
    <Card title="Your profile">
      <div className="flex items-center gap-3">
        <Avatar name={personName(viewer)} size="large" />
        <div className="min-w-0">
          <p className="font-medium text-ink">{name || 'Not provided'}</p>
          <p className="text-ink-muted">{email}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 pt-4">
        <RoleBadge role={role} />
        <VerifiedBadge isVerified={emailVerified} />
      </div>
    </Card>
  );
}
