import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useNavigate } from 'react-router';
import { auditQuery } from '../../audit/api.ts';
import { auditFilters } from '../../audit/audit-filters.ts';
import { AuditTable } from '../../audit/audit-table.tsx';
import { onlyPages, useAddressFilters } from '../../platform/lists/address.ts';
import { ListPages } from '../../platform/lists/list-pages.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { text } from './messages/history-text.ts';

/** Changes of a person's data, newest first. */
export function PersonHistory({ subjectId }: { subjectId: string }) {
  const navigate = useNavigate();
  const filtering = useAddressFilters(onlyPages);
  const query = useQuery(auditQuery({ ...auditFilters.fallback, subjectId, page: filtering.filters.page }));
  return (
    <Card
      title={text('dashboard.person.history')}
      subtitle={text('dashboard.person.historySubtitle')}
      actions={
        <LinkButton to={`/admin/audit?subject=${subjectId}`} size="small">
          {text('dashboard.person.auditLog')}
        </LinkButton>
      }
    >
      <div aria-busy={query.isFetching} className="flex flex-col gap-3">
        <Loaded
          query={query}
          failure={text('dashboard.person.historyNotLoaded')}
          headingLevel={3}
          skeleton={<SkeletonList label={text('dashboard.person.historyLoading')} rows={6} />}
        >
          {({ data: entries, pagination }) => (
            <>
              <AuditTable
                entries={entries}
                onCall={(callId) => void navigate(`/admin/audit?call=${callId}`)}
                emptyState={
                  <EmptyState
                    icon={<ScrollText aria-hidden="true" />}
                    title={text('dashboard.person.noEntries')}
                    message={text('dashboard.person.noEntriesHint')}
                    headingLevel={3}
                  />
                }
              />
              <ListPages
                {...filtering}
                label={text('dashboard.person.entries')}
                totalPages={pagination.totalPages}
                isOutdated={query.isPlaceholderData}
              />
            </>
          )}
        </Loaded>
      </div>
    </Card>
  );
}
