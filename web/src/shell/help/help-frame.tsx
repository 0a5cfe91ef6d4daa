import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { helpIndexQuery } from '../../platform/help/help-content.ts';
import { type HelpEntry, type HelpPageId, helpPath } from '../../platform/help/help-pages.ts';
import { addressFilters, textUpTo, useAddressFilters } from '../../platform/lists/address.ts';
import { useViewer } from '../../platform/session/session.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Disclosure } from '../../ui/page/disclosure.tsx';
import { HelpResults } from './help-results.tsx';
import { text } from './messages/text.ts';
import { visibleHelpPages } from './visible-pages.ts';

const filters = addressFilters<{ search: string | undefined }>({ search: textUpTo(100, 'search') });

interface HelpFrameProps {
  header: ReactNode;
  /** The page that is open, if any. */
  page?: HelpPageId;
  children: ReactNode;
}

/** The search of the help and, where there is room, its list beside the content. */
export function HelpFrame({ header, page, children }: HelpFrameProps) {
  const viewer = useViewer();
  const { data: entries = [] } = useQuery(helpIndexQuery);
  const {
    filters: { search = '' },
    fieldOf,
  } = useAddressFilters(filters);
  return (
    <div className="flex items-start gap-8">
      <nav
        aria-label={text('shell.help.title')}
        className="sticky top-8 flex max-h-[calc(100dvh-4rem)] w-52 shrink-0 flex-col gap-0.5 overflow-y-auto p-0.5 max-xl:hidden print:hidden"
      >
        {visibleHelpPages(viewer).map(({ id, title }) => (
          <div key={id}>
            <NavLink to={helpPath(id)} className={pageLinkStyle}>
              {title}
            </NavLink>
            {page === id && (
              <HeadingLinks
                label={text('shell.help.sectionsOf', { title })}
                entries={entries.filter(isMain(id))}
              />
            )}
          </div>
        ))}
      </nav>
      <div className="flex min-w-0 max-w-3xl flex-1 flex-col gap-6 print:max-w-none">
        {header}
        {page && (
          <Disclosure title={text('shell.help.contents')} className="-mx-2 xl:hidden print:hidden">
            <HeadingLinks label={text('shell.help.contents')} entries={entries.filter(isMain(page))} />
          </Disclosure>
        )}
        <search className="print:hidden">
          <SearchField label={text('shell.help.search')} maxLength={100} {...fieldOf('search')} />
        </search>
        {search === '' ? children : <HelpResults search={search} />}
      </div>
    </div>
  );
}

/** Headings directly below the title of the page. */
export function isMain(page: HelpPageId) {
  return (entry: HelpEntry) => entry.page === page && entry.level === 2;
}

function HeadingLinks({ label, entries }: { label: string; entries: readonly HelpEntry[] }) {
  return (
    <ul aria-label={label} className="mb-2 ms-3 border-s border-line ps-1.5">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link
            to={helpPath(entry.page, entry.id)}
            className="flex min-h-6 items-center rounded-md px-2 py-1 text-sm text-ink-muted max-md:min-h-11 hover:bg-hovered hover:text-ink"
          >
            {entry.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const pageLinkStyle =
  'flex min-h-8 items-center rounded-md px-2 py-1 text-ink transition-colors hover:bg-hovered aria-[current=page]:bg-accent-surface aria-[current=page]:font-medium aria-[current=page]:text-accent-text';
