import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FileQuestionMark } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { EnglishHelp } from '../../platform/help/english-help.tsx';
import { helpPageQuery } from '../../platform/help/help-content.ts';
import { type HelpPageId, type HelpSection, helpPages, helpPath } from '../../platform/help/help-pages.ts';
import { HelpBlocks } from '../../platform/help/help-text.tsx';
import { helpPageName } from '../../platform/help/help-title.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { text as platformText } from '../../platform/messages/text.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { MessagePanel } from '../../ui/page/message-panel.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { HelpFrame } from './help-frame.tsx';
import { text } from './messages/text.ts';

/** A page of the help. */
export function HelpPage() {
  const { topic } = useParams();
  const page = helpPages.find(({ id }) => id === topic);
  if (!page) {
    return (
      <MessagePanel
        headingLevel={1}
        icon={<FileQuestionMark aria-hidden="true" />}
        title={text('shell.help.noPage')}
        message={text('shell.help.noPageHint')}
        actions={<LinkButton to="/help">{text('shell.help.goTo')}</LinkButton>}
      />
    );
  }
  const { id } = page;
  return (
    <HelpFrame
      page={id}
      header={
        <PageHeader
          title={helpPageName(id)}
          above={
            <LinkButton
              to="/help"
              variant="quiet"
              size="small"
              icon={<ArrowLeft aria-hidden="true" />}
              className="-ms-2.5 print:hidden"
            >
              {text('shell.help.title')}
            </LinkButton>
          }
        />
      }
    >
      <HelpText key={id} page={id} />
    </HelpFrame>
  );
}

function HelpText({ page }: { page: HelpPageId }) {
  const query = useQuery(helpPageQuery(page));
  return (
    <Loaded query={query} failure={platformText('platform.helpNotLoaded')} skeleton={<TextSkeleton />}>
      {(sections) => (
        <EnglishHelp>
          <Sections page={page} sections={sections} />
        </EnglishHelp>
      )}
    </Loaded>
  );
}

function Sections({ page, sections }: { page: HelpPageId; sections: readonly HelpSection[] }) {
  const { hash, key } = useLocation();
  const chosen = decodeURIComponent(hash.slice(1));
  useEffect(() => {
    if (!chosen || !key) return;
    // After the shell has focused the title.
    const timer = setTimeout(() => {
      const heading = document.getElementById(chosen);
      heading?.scrollIntoView();
      heading?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [chosen, key]);
  return (
    <article className="flex flex-col gap-4 pb-[50vh] print:pb-0">
      {sections.map(({ id, title, level, blocks }) => (
        <section
          key={id}
          {...(level > 1 && { 'aria-labelledby': id })}
          className="flex flex-col gap-3 print:break-inside-avoid-page"
        >
          {level > 1 && <SectionHeading {...{ page, id, title, level }} isChosen={id === chosen} />}
          <HelpBlocks blocks={blocks} />
        </section>
      ))}
    </article>
  );
}

const headingStyles: Readonly<Record<number, string>> = {
  2: 'mt-4 border-t border-line pt-5 text-lg',
  3: 'mt-2 text-base',
};

function SectionHeading({
  page,
  id,
  title,
  level,
  isChosen,
}: Omit<HelpSection, 'blocks'> & { page: HelpPageId; isChosen: boolean }) {
  const Heading = level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
  return (
    <div className={`group flex items-baseline gap-2 ${headingStyles[level] ?? 'text-base'}`}>
      <Heading
        id={id}
        tabIndex={-1}
        className={`scroll-mt-8 rounded-md font-semibold outline-none max-md:scroll-mt-20 ${isChosen ? 'text-accent-text' : 'text-ink'}`}
      >
        {title}
      </Heading>
      <Link
        to={helpPath(page, id)}
        replace
        aria-label={text('shell.help.linkTo', { title })}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-md text-ink-subtle opacity-0 transition-opacity group-hover:opacity-100 focus-visible:opacity-100 print:hidden"
      >
        #
      </Link>
    </div>
  );
}

function TextSkeleton() {
  return (
    <SkeletonArea label={platformText('platform.helpLoading')} className="flex flex-col gap-3">
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} />
      ))}
    </SkeletonArea>
  );
}
