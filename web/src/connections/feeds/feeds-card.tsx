import type { CreatedFeed, Feed } from '@almanac/domain/connections/feeds/schema';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, CalendarPlus, UserRound } from 'lucide-react';
import { useState } from 'react';
import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { InstantText } from '../../platform/time-text.tsx';
import { absenceGroupsQuery } from '../../time-off/presence/entries/api.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { endFeedMutation, feedsQuery } from './api.ts';
import { FeedAddress } from './feed-address.tsx';
import { feedName } from './feed-name.ts';
import { rich, text } from './messages/text.ts';

const FeedForm = lazyComponent(async () => (await import('./feed-form.tsx')).FeedForm);

/** The viewer's calendar feeds. */
export function FeedsCard() {
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<CreatedFeed>();
  return (
    <Card
      title={text('connections.feeds.title')}
      subtitle={text('connections.feeds.hint')}
      help={<HelpMark at="connecting#calendar-feeds" />}
      actions={
        <Button size="small" icon={<CalendarPlus aria-hidden="true" />} onPress={() => setAdding(true)}>
          {text('connections.feeds.add')}
        </Button>
      }
    >
      <Loaded
        query={useQuery(feedsQuery())}
        failure={text('connections.feeds.notLoaded')}
        headingLevel={3}
        skeleton={
          // As high as what people without a feed see.
          <SkeletonArea label={text('connections.feeds.loading')}>
            <Skeleton className="h-13 w-full" />
          </SkeletonArea>
        }
      >
        {(feeds) => <FeedList feeds={feeds} />}
      </Loaded>
      {isAdding && (
        <FormDialog
          size="small"
          title={text('connections.feeds.add')}
          fields={1}
          onClose={() => setAdding(false)}
        >
          <FeedForm
            onClose={() => setAdding(false)}
            onCreated={(feed) => {
              setAdding(false);
              setCreated(feed);
            }}
          />
        </FormDialog>
      )}
      {created && <FeedAddress address={created.address} onClose={() => setCreated(undefined)} />}
    </Card>
  );
}

function FeedList({ feeds }: { feeds: readonly Feed[] }) {
  const { data: groups } = useQuery(absenceGroupsQuery());
  const [ending, setEnding] = useState<Feed>();
  if (feeds.length === 0) {
    return (
      <div className="flex flex-col gap-1">
        <p className="font-medium text-ink">{text('connections.feeds.none')}</p>
        <p className="text-ink-muted">{text('connections.feeds.noneHint')}</p>
      </div>
    );
  }
  return (
    <>
      <ul aria-label={text('connections.feeds.title')} className="divide-y divide-line">
        {feeds.map((feed) => (
          <FeedRow key={feed.id} feed={feed} name={feedName(feed, groups)} onEnd={() => setEnding(feed)} />
        ))}
      </ul>
      {ending && (
        <ConfirmAction
          mutation={endFeedMutation()}
          input={ending}
          title={text('connections.feeds.endTitle')}
          message={text('connections.feeds.endQuestion')}
          confirmLabel={text('connections.feeds.endTitle')}
          pendingLabel={text('connections.feeds.ending')}
          cancelLabel={text('connections.feeds.keep')}
          variant="danger"
          done={{ text: text('connections.feeds.ended'), detail: feedName(ending, groups) }}
          onClose={() => setEnding(undefined)}
        >
          <p className="font-medium text-ink">{feedName(ending, groups)}</p>
        </ConfirmAction>
      )}
    </>
  );
}

function FeedRow({ feed, name, onEnd }: { feed: Feed; name: string; onEnd: () => void }) {
  const Icon = feed.kind === 'MINE' ? UserRound : CalendarDays;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-muted">
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-medium text-ink">{name}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
          <span>
            {rich('connections.feeds.createdOn', { when: <InstantText instant={feed.createdAt} /> })}
          </span>
          <span>
            <LastFetch feed={feed} />
          </span>
        </p>
      </div>
      <Button size="small" aria-label={text('connections.feeds.endNamed', { what: name })} onPress={onEnd}>
        {text('connections.feeds.end')}
      </Button>
    </li>
  );
}

function LastFetch({ feed: { lastFetchedAt, lastClient } }: { feed: Feed }) {
  if (lastFetchedAt === undefined) return text('connections.feeds.neverFetched');
  const when = <InstantText instant={lastFetchedAt} />;
  if (lastClient === undefined) return rich('connections.feeds.lastFetched', { when });
  return rich('connections.feeds.lastFetchedBy', { when, client: <bdi>{lastClient}</bdi> });
}
