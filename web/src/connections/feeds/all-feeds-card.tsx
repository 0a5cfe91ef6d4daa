import { personName } from '@almanac/domain/access/person-name';
import type { FeedOfPerson } from '@almanac/domain/connections/feeds/schema';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { addressFilters, pageNumber, useAddressFilters } from '../../platform/lists/address.ts';
import { ListPages } from '../../platform/lists/list-pages.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { InstantText } from '../../platform/time-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Table } from '../../ui/data/table.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { allFeedsQuery, endAnyFeedMutation } from './api.ts';
import { text } from './messages/text.ts';

const allFeedsFilters = addressFilters<{ page: number }>({ page: pageNumber });

/** The calendar feeds of everyone, which administrators can end. */
export function AllFeedsCard() {
  const filtering = useAddressFilters(allFeedsFilters);
  const query = useQuery(allFeedsQuery(filtering.filters.page));
  const [ending, setEnding] = useState<FeedOfPerson>();
  return (
    <Card title={text('connections.feeds.allTitle')} subtitle={text('connections.feeds.allHint')}>
      <Loaded
        query={query}
        failure={text('connections.feeds.allNotLoaded')}
        headingLevel={3}
        skeleton={<SkeletonList label={text('connections.feeds.allLoading')} rows={2} />}
      >
        {({ data: feeds, pagination }) => (
          <>
            <FeedTable feeds={feeds} onEnd={setEnding} />
            <ListPages
              {...filtering}
              label={text('connections.feeds.allTitle')}
              totalPages={pagination.totalPages}
              isOutdated={query.isPlaceholderData}
            />
          </>
        )}
      </Loaded>
      {ending && (
        <ConfirmAction
          mutation={endAnyFeedMutation()}
          input={ending}
          title={text('connections.feeds.endTitle')}
          message={text('connections.feeds.endOfPerson', { name: personName(ending.user) })}
          confirmLabel={text('connections.feeds.endTitle')}
          pendingLabel={text('connections.feeds.ending')}
          cancelLabel={text('connections.feeds.keep')}
          variant="danger"
          done={{ text: text('connections.feeds.ended'), detail: personName(ending.user) }}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Card>
  );
}

interface FeedTableProps {
  feeds: readonly FeedOfPerson[];
  onEnd: (feed: FeedOfPerson) => void;
}

function FeedTable({ feeds, onEnd }: FeedTableProps) {
  return (
    <Table
      label={text('connections.feeds.allTitle')}
      rows={feeds}
      rowKey={({ id }) => id}
      emptyState={
        <EmptyState icon={<CalendarDays aria-hidden="true" />} title={text('connections.feeds.none')} />
      }
      columns={[
        {
          id: 'person',
          header: text('connections.feeds.owner'),
          isRowHeader: true,
          cell: ({ user }) => <bdi>{personName(user)}</bdi>,
        },
        {
          id: 'kind',
          header: text('connections.feeds.kind'),
          cell: ({ kind }) =>
            text(kind === 'MINE' ? 'connections.feeds.ownTimeOff' : 'connections.feeds.kindAway'),
        },
        {
          id: 'fetched',
          header: text('connections.feeds.lastFetch'),
          shownFrom: 'medium',
          cell: ({ lastFetchedAt }) =>
            lastFetchedAt === undefined ? (
              text('connections.feeds.neverFetched')
            ) : (
              <InstantText instant={lastFetchedAt} />
            ),
        },
        {
          id: 'actions',
          header: text('connections.feeds.actions'),
          align: 'end',
          isHeaderHidden: true,
          cell: (feed) => (
            <Button
              size="small"
              aria-label={text('connections.feeds.endOfPersonNamed', { name: personName(feed.user) })}
              onPress={() => onEnd(feed)}
            >
              {text('connections.feeds.end')}
            </Button>
          ),
        },
      ]}
    />
  );
}
