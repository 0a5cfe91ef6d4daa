import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { helpPageQuery } from './help-content.ts';
import { splitAddress } from './help-pages.ts';
import { openTopic, showTopic, watchTopic } from './help-topic.ts';

const HelpPopover = lazyDialog(async () => (await import('./help-popover.tsx')).HelpPopover);

const close = () => showTopic(undefined);

/** Shows the paragraph of the pressed '?'. In the shell once: within a field, its popover would be the field's own. */
export function HelpRegion() {
  const topic = useSyncExternalStore(watchTopic, openTopic);
  const client = useQueryClient();
  const { pathname } = useLocation();
  const page = topic && splitAddress(topic.at).page;
  useEffect(() => {
    if (page) void client.prefetchQuery(helpPageQuery(page));
  }, [client, page]);
  useEffect(() => (pathname ? close : undefined), [pathname]);
  return topic && <HelpPopover isOpen {...topic} onClose={close} />;
}
