import {
  Building2,
  CalendarCog,
  ChartColumn,
  FileUp,
  type LucideIcon,
  Mail,
  ScrollText,
  Settings,
  UsersRound,
} from 'lucide-react';
import { Link } from 'react-router';
import { RecalculationsBanner } from '../time-off/recalculations/recalculations-banner.tsx';
import { Badge } from '../ui/badge.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';

interface Area {
  title: string;
  purpose: string;
  icon: LucideIcon;
}

const areas: readonly (Area & { path: string })[] = [
  {
    path: '/admin/users',
    title: 'User Management',
    purpose: 'Manage users, roles and permissions',
    icon: UsersRound,
  },
  {
    path: '/admin/departments',
    title: 'Departments',
    purpose: 'Add, rename and delete departments',
    icon: Building2,
  },
  {
    path: '/admin/users/import',
    title: 'Import',
    purpose: 'Add and change many people from a CSV file',
    icon: FileUp,
  },
  {
    path: '/admin/leave/types',
    title: 'Leave',
    purpose: 'See which place, leave plan and work schedule each person has',
    icon: CalendarCog,
  },
  {
    path: '/admin/audit',
    title: 'Audit Log',
    purpose: 'See who changed what, and when',
    icon: ScrollText,
  },
  {
    path: '/admin/mails',
    title: 'Mails',
    purpose: 'See what could not be sent, and why',
    icon: Mail,
  },
];

const laterAreas: readonly Area[] = [
  { title: 'Reports & Analytics', purpose: 'Figures over time off and teams', icon: ChartColumn },
  { title: 'System Settings', purpose: 'Entitlements, leave year and mail', icon: Settings },
];

export function AdminPage() {
  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        subtitle="People, departments and the record of what was changed."
      />
      <RecalculationsBanner />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {areas.map(({ path, ...area }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex h-full items-start gap-4 rounded-md border border-line bg-card p-5 transition-colors hover:bg-sunken"
            >
              <AreaText {...area} />
            </Link>
          </li>
        ))}
        {laterAreas.map((area) => (
          <li key={area.title}>
            <fieldset
              disabled
              aria-label={area.title}
              className="flex h-full items-start gap-4 rounded-md border border-dashed border-line p-5"
            >
              <AreaText {...area} isLater />
            </fieldset>
          </li>
        ))}
      </ul>
    </>
  );
}

function AreaText({ title, purpose, icon: Icon, isLater = false }: Area & { isLater?: boolean }) {
  return (
    <>
      <span
        data-tone={isLater ? 'neutral' : 'accent'}
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-tone-surface text-tone-text"
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="flex min-w-0 flex-col items-start">
        <h2 className={isLater ? 'text-lg font-semibold text-ink-muted' : 'text-lg font-semibold text-ink'}>
          {title}
        </h2>
        <p className="text-ink-muted">{purpose}</p>
        {isLater && <Badge className="mt-2">Coming soon</Badge>}
      </div>
    </>
  );
}
