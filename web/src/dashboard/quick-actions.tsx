import { approverRoles } from '@almanac/domain/access/role-gate';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, CalendarPlus, ClipboardCheck, type LucideIcon, UserCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { AdminOnly, RoleGate } from '../access/role-gate.tsx';
import { pendingApprovalsQuery } from '../time-off/approvals/decisions/api.ts';
import { LinkButton } from '../ui/button/link-button.tsx';
import { WaitingCount } from '../ui/page/waiting-count.tsx';

/** What people come for; only the first is filled. */
export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="sr-only">
        Quick actions
      </h2>
      <ul className="flex flex-wrap gap-2 max-sm:*:w-full">
        <QuickAction to="/time-off" icon={CalendarPlus} isMain>
          Request Time Off
        </QuickAction>
        <RoleGate roles={approverRoles}>
          <QuickAction to="/time-off/calendar" icon={CalendarDays}>
            View Team Calendar
          </QuickAction>
          <QuickAction to="/time-off/approvals" icon={ClipboardCheck}>
            Pending Approvals
            <PendingCount />
          </QuickAction>
        </RoleGate>
        <AdminOnly>
          <QuickAction to="/admin/users" icon={UserCog}>
            Manage Users
          </QuickAction>
        </AdminOnly>
      </ul>
    </section>
  );
}

function PendingCount() {
  const { data } = useQuery(pendingApprovalsQuery(1));
  return <WaitingCount number={data?.pagination.total ?? 0} />;
}

interface QuickActionProps {
  to: string;
  icon: LucideIcon;
  isMain?: boolean;
  children: ReactNode;
}

function QuickAction({ to, icon: Icon, isMain = false, children }: QuickActionProps) {
  return (
    <li>
      <LinkButton
        to={to}
        variant={isMain ? 'primary' : 'secondary'}
        icon={<Icon aria-hidden="true" />}
        className="max-sm:w-full"
      >
        {children}
      </LinkButton>
    </li>
  );
}
