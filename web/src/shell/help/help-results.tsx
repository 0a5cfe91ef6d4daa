import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { helpTextsQuery } from '../../platform/help/help-content.ts';
import { helpPath } from '../../platform/help/help-pages.ts';
import { countText } from '../../platform/lists/count-text.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useViewer } from '../../platform/session/session.ts';
import { Card } from '../../ui/card.tsx';
import { MessagePanel } from '../../ui/page/message-panel.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { type FoundSection, findSections } from './find-sections.ts';
import { visibleHelpPages } from './visible-pages.ts';

/** The sections with all words of the search. */
export function HelpResults({ search }: { search: string }) {
  const visible = visibleHelpPages(useViewer());
  return (
    <Loaded
      query={useQuery(helpTextsQuery)}
      failure="Couldn't load the help"
      skeleton={<SkeletonList label="Searching the help" rows={4} />}
    >
      {(texts) => {
        const pages = visible.map((page) => ({ ...page, sections: texts[page.id] }));
        return <Found sections={findSections(pages, search)} />;
      }}
    </Loaded>
  );
}

function Found({ sections }: { sections: readonly FoundSection[] }) {
  return (
    <>
      <p role="status" className="text-sm text-ink-muted">
        {sections.length > 0 && `${countText(sections.length, 'section')} found`}
      </p>
      {sections.length === 0 ? (
        <Card>
          <MessagePanel
            icon={<SearchX aria-hidden="true" />}
            title="Nothing found"
            message="Try other words, or fewer."
          />
        </Card>
      ) : (
        <ul
          aria-label="Sections found"
          className="divide-y divide-line overflow-hidden rounded-md border border-line bg-card"
        >
          {sections.map(({ page, pageTitle, section, excerpt }) => (
            <li key={`${page} ${section.id}`}>
              <Link
                to={helpPath(page, section.id)}
                className="block px-4 py-3 -outline-offset-2 transition-colors hover:bg-hovered"
              >
                <span className="block font-medium text-ink">{section.title}</span>
                <span className="block text-sm text-ink-muted">{pageTitle}</span>
                <span className="mt-1 block text-sm text-ink">{excerpt}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
