import { approverRoles } from '@almanac/domain/access/role-gate';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { AdminOnly, RoleGate } from '../access/role-gate.tsx';
import { askedRequestsQuery } from '../time-off/approvals/decisions/api.ts';
import { LinkButton } from '../ui/button/link-button.tsx';
import { WaitingCount } from '../ui/page/waiting-count.tsx';
import { text } from './messages/text.ts';

/** What people come for; only the first is filled. */
export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="sr-only">
        {text('dashboard.quickActions')}
      </h2>
      <ul className="flex flex-wrap gap-2 max-sm:*:w-full">
        <QuickAction to="/time-off" isMain>
          {text('dashboard.requestTimeOff')}
        </QuickAction>
        <RoleGate roles={approverRoles}>
          <QuickAction to="/time-off/calendar">{text('dashboard.teamCalendar')}</QuickAction>
          <QuickAction to="/time-off/approvals">
            {text('dashboard.pendingApprovals')}
            <PendingCount />
          </QuickAction>
        </RoleGate>
        <AdminOnly>
          <QuickAction to="/admin/users">{text('dashboard.manageUsers')}</QuickAction>
        </AdminOnly>
      </ul>
    </section>
  );
}

function PendingCount() {
  const { data } = useQuery(askedRequestsQuery());
  return <WaitingCount number={data?.pagination.total ?? 0} />;
}

interface QuickActionProps {
  to: string;
  isMain?: boolean;
  children: ReactNode;
}

function QuickAction({ to, isMain = false, children }: QuickActionProps) {
  return (
    <li>
      <LinkButton
        to={to}
        variant={isMain ? 'primary' : 'secondary'}
        icon={isMain && <CalendarPlus aria-hidden="true" />}
        size={isMain ? 'medium' : 'small'}
        className="h-9 max-sm:w-full"
      >
        {children}
      </LinkButton>
    </li>
  );
}
