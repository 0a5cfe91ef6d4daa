import { approverRoles } from '@almanac/domain/access/role-gate';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, CalendarPlus, ClipboardCheck, type LucideIcon, UserCog } from 'lucide-react';
import { Link } from 'react-router';
import { AdminOnly, RoleGate } from '../access/role-gate.tsx';
import { pendingApprovalsQuery } from '../time-off/approvals/decisions/api.ts';

export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="sr-only">
        Quick actions
      </h2>
      <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        <QuickAction
          to="/time-off"
          icon={CalendarPlus}
          label="Request Time Off"
          purpose="Ask for days away"
        />
        <RoleGate roles={approverRoles}>
          <QuickAction
            to="/time-off/calendar"
            icon={CalendarDays}
            label="View Team Calendar"
            purpose="See who is away"
          />
          <PendingApprovals />
        </RoleGate>
        <AdminOnly>
          <QuickAction
            to="/admin/users"
            icon={UserCog}
            label="Manage Users"
            purpose="Invite, change roles, deactivate"
          />
        </AdminOnly>
      </ul>
    </section>
  );
}

function PendingApprovals() {
  const { data } = useQuery(pendingApprovalsQuery(1));
  return (
    <QuickAction
      to="/time-off/approvals"
      icon={ClipboardCheck}
      label="Pending Approvals"
      purpose={data ? waitingText(data.pagination.total) : 'Review requests'}
    />
  );
}

function waitingText(count: number): string {
  return count === 0 ? 'Nothing waiting' : `${count} waiting`;
}

type QuickActionProps = { to: string; icon: LucideIcon; label: string; purpose: string };

function QuickAction({ to, icon: Icon, label, purpose }: QuickActionProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full items-center gap-3 rounded-md border border-line bg-card px-3.5 py-3 transition-colors hover:bg-sunken"
      >
        <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-accent-surface text-accent-text">
          <Icon aria-hidden="true" className="size-4" />
        </span>
        <span className="min-w-0">
          <span className="block font-medium text-ink">{label}</span>
          <span className="block text-sm text-ink-muted">{purpose}</span>
        </span>
      </Link>
    </li>
  );
}
