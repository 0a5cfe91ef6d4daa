import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { helpTextsQuery } from '../../platform/help/help-content.ts';
import { helpPath } from '../../platform/help/help-pages.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { text as platformText } from '../../platform/messages/text.ts';
import { useViewer } from '../../platform/session/session.ts';
import { Card } from '../../ui/card.tsx';
import { MessagePanel } from '../../ui/page/message-panel.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { type FoundSection, findSections } from './find-sections.ts';
import { text } from './messages/text.ts';
import { visibleHelpPages } from './visible-pages.ts';

/** The sections with all words of the search. */
export function HelpResults({ search }: { search: string }) {
  const visible = visibleHelpPages(useViewer());
  return (
    <Loaded
      query={useQuery(helpTextsQuery)}
      failure={platformText('platform.helpNotLoaded')}
      skeleton={<SkeletonList label={text('shell.help.searching')} rows={4} />}
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
        {sections.length > 0 && text('shell.help.found', { count: sections.length })}
      </p>
      {sections.length === 0 ? (
        <Card>
          <MessagePanel
            icon={<SearchX aria-hidden="true" />}
            title={text('shell.help.nothingFound')}
            message={text('shell.help.nothingFoundHint')}
          />
        </Card>
      ) : (
        <ul
          aria-label={text('shell.help.sectionsFound')}
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
