import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';

export type PageTabsProps = {
  label: string;
  pages: readonly { path: string; label: string }[];
};

/** Links to pages that belong together, shown as tabs. */
export function PageTabs({ label, pages }: PageTabsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  // The tabs can overflow on a phone, so the current one is scrolled into view.
  useEffect(() => {
    const present = listRef.current?.querySelector('[aria-current=page]');
    present?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <nav aria-label={label} className="-mt-2 overflow-x-auto border-b border-line print:hidden">
      <ul ref={listRef} className="flex gap-1">
        {pages.map((page) => (
          <li key={page.path}>
            <NavLink
              to={page.path}
              end
              className="-mb-px flex h-10 items-center border-b-2 border-transparent px-3 whitespace-nowrap text-ink-muted transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-accent-text max-md:h-11"
            >
              {page.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
