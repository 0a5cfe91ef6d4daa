import type { AuditEntry } from '@almanac/domain/audit/schema';
import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { BackToAdmin } from '../access/back-to-admin.tsx';
import { useAddressFilters } from '../platform/address.ts';
import { errorMessage } from '../platform/api-error.ts';
import { useExistingPage } from '../platform/use-existing-page.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { SkeletonArea, SkeletonRows } from '../ui/skeleton.tsx';
import { auditQuery } from './api.ts';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { auditFilters } from './audit-filters.ts';
import { AuditTable } from './audit-table.tsx';

export function AuditPage() {
  const filtering = useAddressFilters(auditFilters);
  const { filters, showPage } = filtering;
  const { data: list, error, isFetching, isPlaceholderData, refetch } = useQuery(auditQuery(filters));
  useExistingPage(filters.page, isPlaceholderData ? undefined : list?.pagination.totalPages, showPage);

  return (
    <>
      <PageHeader
        title="Audit Log"
        subtitle="Every change of a record, with who made it. Nothing is ever changed or removed here."
        above={<BackToAdmin />}
      />
      <AuditFilterBar {...filtering} actorName={nameOfActor(list?.data ?? [], filters.actorId)} />
      <Card>
        <section aria-label="Entries" aria-busy={isFetching} className="flex flex-col gap-3">
          {list ? (
            <>
              <p aria-live="polite" className="text-sm text-ink-muted tabular-nums">
                {list.pagination.total === 1 ? '1 entry' : `${list.pagination.total} entries`}
              </p>
              <AuditTable
                entries={list.data}
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
              <Pagination
                label="entries"
                page={filters.page}
                totalPages={list.pagination.totalPages}
                onPageChange={showPage}
              />
            </>
          ) : error ? (
            <ErrorState
              title="Failed to fetch the audit log"
              message={errorMessage(error)}
              onRetry={() => refetch()}
              isRetrying={isFetching}
            />
          ) : (
            <SkeletonArea label="Loading the audit log">
              <SkeletonRows rows={10} />
            </SkeletonArea>
          )}
        </section>
      </Card>
    </>
  );
}

function nameOfActor(entries: readonly AuditEntry[], actorId: string | undefined): string | undefined {
  return entries.find(({ actor }) => actor?.id === actorId)?.actor?.name;
}
