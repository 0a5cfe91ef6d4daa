import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PopoverFrame } from '../../ui/overlay/popover-frame.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { Loaded } from '../lists/loaded.tsx';
import { text } from '../messages/text.ts';
import { EnglishHelp } from './english-help.tsx';
import { helpPageQuery } from './help-content.ts';
import { type HelpAddress, helpPath, splitAddress } from './help-pages.ts';
import { HelpBlocks, InNewTab } from './help-text.tsx';
import { topicTitle } from './help-title.ts';

interface HelpPopoverProps {
  at: HelpAddress;
  anchor: HTMLElement;
  isOpen: boolean;
  onClose: () => void;
}

/** A paragraph of the help beside its '?'. */
export function HelpPopover({ at, anchor, onClose }: HelpPopoverProps) {
  const { page, id } = splitAddress(at);
  const query = useQuery(helpPageQuery(page));
  const section = query.data?.find((each) => each.id === id);
  // A form keeps its input if the help opens in a tab of its own.
  const isInForm = anchor.closest('form, [role=dialog], [role=alertdialog]') !== null;
  return (
    <PopoverFrame anchor={anchor} title={section?.title ?? topicTitle(at)} onClose={onClose}>
      <Loaded
        query={query}
        failure={text('platform.helpNotLoaded')}
        headingLevel={3}
        skeleton={<ParagraphSkeleton />}
      >
        {() => (
          <div className="flex flex-col gap-2 text-sm text-ink-muted">
            {section ? (
              <InNewTab value={isInForm}>
                <EnglishHelp>
                  <HelpBlocks blocks={section.blocks} />
                </EnglishHelp>
              </InNewTab>
            ) : (
              <p>{text('platform.helpMoved')}</p>
            )}
          </div>
        )}
      </Loaded>
      <Link
        to={helpPath(page, id)}
        {...(isInForm ? { target: '_blank' } : { onClick: onClose })}
        className="mt-1 flex min-h-6 items-center self-start rounded-md text-sm text-accent-text underline underline-offset-2 max-md:min-h-11"
      >
        {text('platform.openInHelp')}
        {isInForm && <span className="sr-only"> {text('platform.newTab')}</span>}
      </Link>
    </PopoverFrame>
  );
}

function ParagraphSkeleton() {
  return (
    <SkeletonArea label={text('platform.helpLoading')} className="flex flex-col gap-2 py-1">
      <Skeleton />
      <Skeleton />
      <Skeleton className="h-4 w-2/3" />
    </SkeletonArea>
  );
}
