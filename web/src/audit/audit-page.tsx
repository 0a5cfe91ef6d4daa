import { checkAuditPeriod } from '@almanac/domain/audit/audit-rules';
import { messageAtField } from '@almanac/domain/refusal';
import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { BackToSettings } from '../access/back-to-settings.tsx';
import { textOf } from '../language/messages.ts';
import { useAddressFilters } from '../platform/lists/address.ts';
import { ExportMenu } from '../platform/lists/export-menu.tsx';
import { ListPages } from '../platform/lists/list-pages.tsx';
import { Loaded } from '../platform/lists/loaded.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { auditExportInput, auditQuery } from './api.ts';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { auditFilters } from './audit-filters.ts';
import { AuditTable } from './audit-table.tsx';
import { text } from './messages/page-text.ts';

export function AuditPage() {
  const filtering = useAddressFilters(auditFilters);
  const { filters } = filtering;
  const period = checkAuditPeriod(filters);
  const query = useQuery({ ...auditQuery(filters), enabled: !period.refused });

  return (
    <>
      <PageHeader
        title={text('audit.page.title')}
        above={<BackToSettings />}
        actions={
          !period.refused && <ExportMenu path="/admin/audit/export" filters={auditExportInput(filters)} />
        }
      />
      <AuditFilterBar
        {...filtering}
        entries={query.data?.data ?? []}
        faultOfEnd={period.refused ? textOf(messageAtField(period)) : undefined}
      />
      {period.refused ? null : (
        <Card>
          <section
            aria-label={text('audit.page.entries')}
            aria-busy={query.isFetching}
            className="flex flex-col gap-3"
          >
            <Loaded
              query={query}
              failure={text('audit.page.notLoaded')}
              skeleton={<SkeletonList label={text('audit.page.loading')} rows={10} />}
            >
              {({ data: entries, pagination }) => (
                <>
                  <p aria-live="polite" className="text-sm text-ink-muted tabular-nums">
                    {text('audit.page.count', { count: pagination.total })}
                  </p>
                  <AuditTable
                    entries={entries}
                    onCall={(callId) => filtering.change({ ...auditFilters.fallback, callId })}
                    emptyState={
                      <EmptyState
                        icon={<ScrollText aria-hidden="true" />}
                        title={text('audit.page.none')}
                        message={
                          auditFilters.isFiltered(filters)
                            ? text('audit.page.noneMatch')
                            : text('audit.page.noneYet')
                        }
                      />
                    }
                  />
                  <ListPages
                    {...filtering}
                    label={text('audit.page.pages')}
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
