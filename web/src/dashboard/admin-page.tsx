import { ChartColumn, FileUp, type LucideIcon, Settings, UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { RecalculationsBanner } from '../time-off/recalculations/recalculations-banner.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { text } from './messages/admin-text.ts';

interface Area {
  path: string;
  title: string;
  purpose: string;
  icon: LucideIcon;
}

function areas(): readonly Area[] {
  return [
    {
      path: '/admin/users',
      title: text('dashboard.admin.users'),
      purpose: text('dashboard.admin.usersPurpose'),
      icon: UsersRound,
    },
    {
      path: '/admin/users/import',
      title: text('dashboard.admin.import'),
      purpose: text('dashboard.admin.importPurpose'),
      icon: FileUp,
    },
    {
      path: '/time-off/reports',
      title: text('dashboard.admin.reports'),
      purpose: text('dashboard.admin.reportsPurpose'),
      icon: ChartColumn,
    },
    {
      path: '/settings',
      title: text('dashboard.admin.settings'),
      purpose: text('dashboard.admin.settingsPurpose'),
      icon: Settings,
    },
  ];
}

export function AdminPage() {
  return (
    <>
      <PageHeader title={text('dashboard.admin.title')} />
      <RecalculationsBanner />
      <ul className="grid gap-4 sm:grid-cols-2 ">
        {areas().map(({ path, ...area }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex h-full items-start gap-4 rounded-md border border-line bg-card p-5 transition-colors hover:bg-sunken"
            >
              <AreaText {...area} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function AreaText({ title, purpose, icon: Icon }: Omit<Area, 'path'>) {
  return (
    <>
      <span
        data-tone="accent"
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-tone-surface text-tone-text"
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0">
        <h2 className="text-lg font-semibold text-ink">{title}</h2>
        <p className="text-ink-muted">{purpose}</p>
      </div>
    </>
  );
}
