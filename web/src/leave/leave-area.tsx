import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { BackToAdmin } from '../access/back-to-admin.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';

/** In display order. */
const pages = [
  { path: '/admin/leave/types', label: 'Types' },
  { path: '/admin/leave/plans', label: 'Plans' },
  { path: '/admin/leave/places', label: 'Places and holidays' },
  { path: '/admin/leave/schedules', label: 'Schedules' },
  { path: '/admin/leave/people', label: 'People' },
  { path: '/admin/leave/year-end', label: 'Year end' },
  { path: '/admin/leave/recalculations', label: 'Corrections' },
] as const;

interface LeaveAreaProps {
  title: string;
  subtitle: string;
  actions?: ReactNode;
}

/** Header of a page in HR's 'Leave' area, with tabs to the others. */
export function LeaveArea({ title, subtitle, actions }: LeaveAreaProps) {
  const listRef = useRef<HTMLUListElement>(null);
  // The tabs overflow on a phone, so the current one is scrolled into view.
  useEffect(() => {
    const present = listRef.current?.querySelector('[aria-current=page]');
    present?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} above={<BackToAdmin />} actions={actions} />
      <nav aria-label="Leave" className="-mt-2 overflow-x-auto border-b border-line">
        <ul ref={listRef} className="flex gap-1">
          {pages.map(({ path, label }) => (
            <li key={path}>
              <NavLink
                to={path}
                className="-mb-px flex h-10 items-center border-b-2 border-transparent px-3 whitespace-nowrap text-ink-muted transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-accent-text max-md:h-11"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
