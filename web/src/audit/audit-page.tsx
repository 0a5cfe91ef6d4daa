import { checkAuditPeriod } from '@almanac/domain/audit/audit-rules';
import { messageAtField } from '@almanac/domain/refusal';
import { useQuery } from '@tanstack/react-query';
import { Download, ScrollText } from 'lucide-react';
import { BackToSettings } from '../access/back-to-settings.tsx';
import { textOf } from '../language/messages.ts';
import { useAddressFilters } from '../platform/lists/address.ts';
import { countText } from '../platform/lists/count-text.ts';
import { FileLink } from '../platform/lists/file-link.tsx';
import { ListPages } from '../platform/lists/list-pages.tsx';
import { Loaded } from '../platform/lists/loaded.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { auditExportAddress, auditQuery } from './api.ts';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { auditFilters } from './audit-filters.ts';
import { AuditTable } from './audit-table.tsx';

export function AuditPage() {
  const filtering = useAddressFilters(auditFilters);
  const { filters } = filtering;
  const period = checkAuditPeriod(filters);
  const query = useQuery({ ...auditQuery(filters), enabled: !period.refused });

  return (
    <>
      <PageHeader
        title="Audit Log"
        above={<BackToSettings />}
        actions={
          !period.refused && (
            <FileLink href={auditExportAddress(filters)} icon={<Download aria-hidden="true" />}>
              Export as CSV
            </FileLink>
          )
        }
      />
      <AuditFilterBar
        {...filtering}
        entries={query.data?.data ?? []}
        faultOfEnd={period.refused ? textOf(messageAtField(period)) : undefined}
      />
      {period.refused ? null : (
        <Card>
          <section aria-label="Entries" aria-busy={query.isFetching} className="flex flex-col gap-3">
            <Loaded
              query={query}
              failure="Couldn't load the audit log"
              skeleton={<SkeletonList label="Loading the audit log" rows={10} />}
            >
              {({ data: entries, pagination }) => (
                <>
                  <p aria-live="polite" className="text-sm text-ink-muted tabular-nums">
                    {countText(pagination.total, 'entry', 'entries')}
                  </p>
                  <AuditTable
                    entries={entries}
                    onCall={(callId) => filtering.change({ ...auditFilters.fallback, callId })}
                    emptyState={
                      <EmptyState
                        icon={<ScrollText aria-hidden="true" />}
                        title="No entries"
                        message={
                          auditFilters.isFiltered(filters)
                            ? 'Nothing was changed that matches your filters.'
                            : 'What people change is listed here.'
                        }
                      />
                    }
                  />
                  <ListPages
                    {...filtering}
                    label="entries"
                    totalPages={pagination.totalPages}
                    isOutdated={query.isPlaceholderData}
                  />
                </>
              )}
            </Loaded>
          </section>
        </Card>
      )}
    </>
  );
}
