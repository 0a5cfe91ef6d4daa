import { Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useViewer } from '../platform/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { RoleBadge } from './role-badge.tsx';
import { VerifiedBadge } from './verified-badge.tsx';

/** What the product knows of the viewer; later slices add their cards. */
export function ProfilePage({ children }: { children: ReactNode }) {
  const { name, email, role, emailVerified } = useViewer();
  return (
    <>
      <PageHeader title="Profile" subtitle="What Almanac knows of you. An administrator can change it." />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title="Personal details">
          <div className="flex gap-5 max-sm:flex-col">
            <Avatar name={name || email} size="large" />
            <dl className="flex min-w-0 flex-1 flex-col divide-y divide-line">
              <Fact label="Name">{name || 'Not provided'}</Fact>
              <Fact label="Email">{email}</Fact>
              <Fact label="Role">
                <RoleBadge role={role} />
              </Fact>
              <Fact label="Verification">
                <VerifiedBadge isVerified={emailVerified} />
              </Fact>
            </dl>
          </div>
        </Card>
        <Card>
          <EmptyState
            icon={<Settings aria-hidden="true" />}
            title="Settings Coming Soon"
            message="You will be able to choose here what Almanac tells you, and how."
          />
        </Card>
        {children}
      </div>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0">
      <dt className="w-28 text-ink-muted">{label}</dt>
      <dd className="min-w-0 font-medium">{children}</dd>
    </div>
  );
}
