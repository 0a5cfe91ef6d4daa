import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useViewer } from '../../platform/session/session.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { text } from '../messages/text.ts';
import { settingsIcons } from './settings-icons.ts';
import { type SettingsGroup, settingsGroups } from './settings-pages.ts';
import { settingsPurposes } from './settings-purposes.ts';

/** Every settings page, with its purpose. */
export function SettingsPage() {
  const viewer = useViewer();
  return (
    <>
      <PageHeader title={text('shell.settings')} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {settingsGroups(viewer).map((group) => (
          <PageGroup key={group.id} {...group} />
        ))}
      </div>
    </>
  );
}

function PageGroup({ title, pages }: Omit<SettingsGroup, 'id'>) {
  const titleId = useId();
  const purposes = settingsPurposes();
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2">
      <h2 id={titleId} className="text-lg font-semibold text-ink">
        {title}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-md border border-line bg-card">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex min-h-14 items-center gap-3 px-4 py-2 -outline-offset-2 transition-colors hover:bg-hovered"
            >
              <PageIcon path={path} />
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-ink">{label}</span>
                <span className="block text-sm text-ink-muted">{purposes[path]?.purpose}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PageIcon({ path }: { path: string }) {
  const Icon = settingsIcons[path];
  return Icon && <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />;
}
