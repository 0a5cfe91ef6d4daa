import { useId } from 'react';
import { NavLink, Outlet } from 'react-router';
import { useViewer } from '../../platform/session/session.ts';
import { text } from '../messages/text.ts';
import { type SettingsGroup, settingsGroups } from './settings-pages.ts';

/** A settings page with the list of all of them beside it, on screens with room for both. */
export function SettingsFrame() {
  const viewer = useViewer();
  return (
    <div className="flex items-start gap-8">
      <nav
        aria-label={text('shell.settings')}
        className="sticky top-8 flex w-44 shrink-0 flex-col gap-5 max-xl:hidden print:hidden"
      >
        {settingsGroups(viewer).map((group) => (
          <PageGroup key={group.id} {...group} />
        ))}
      </nav>
      <div className="flex min-w-0 flex-1 flex-col gap-6">
        <Outlet />
      </div>
    </div>
  );
}

function PageGroup({ title, pages }: Omit<SettingsGroup, 'id'>) {
  const titleId = useId();
  return (
    <div>
      <p id={titleId} className="px-2 pb-1 text-sm font-medium text-ink-muted">
        {title}
      </p>
      <ul aria-labelledby={titleId} className="flex flex-col gap-0.5">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <NavLink
              to={path}
              className="flex min-h-8 items-center rounded-md px-2 py-1 text-ink transition-colors hover:bg-hovered aria-[current=page]:bg-accent-surface aria-[current=page]:font-medium aria-[current=page]:text-accent-text"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
