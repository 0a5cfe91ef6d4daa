import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { BackToSettings } from '../../access/back-to-settings.tsx';
import { useAddressFilters } from '../../platform/lists/address.ts';
import { ListPages } from '../../platform/lists/list-pages.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FilterBar } from '../../ui/filter/filter-bar.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Select } from '../../ui/select/select.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { type Decision, recalculationsQuery } from './api.ts';
import { DecideAllDialog } from './decide-all-dialog.tsx';
import { recalculationFilters } from './recalculation-filters.ts';
import { stateTexts } from './recalculation-words.ts';
import { RecalculationsTable } from './recalculations-table.tsx';

const stateOptions = (['OPEN', 'KEPT', 'ACCEPTED'] as const).map((id) => ({ id, label: stateTexts[id] }));

/** Balances corrected by an update, with their reasons, to keep or accept. */
export function RecalculationsPage() {
  const filtering = useAddressFilters(recalculationFilters);
  const { filters, fieldOf, clear } = filtering;
  const query = useQuery(recalculationsQuery(filters));
  const [deciding, setDeciding] = useState<Decision>();
  const open = query.data?.counts.open ?? 0;

  return (
    <>
      <PageHeader
        title="Balances Corrected by the Update"
        subtitle="What this version computes differently, and why."
        above={<BackToSettings />}
        actions={
          open > 0 && (
            <>
              <Button onPress={() => setDeciding('keep')}>Keep All as They Were…</Button>
              <Button onPress={() => setDeciding('accept')}>Accept All…</Button>
            </>
          )
        }
      />
      <FilterBar
        label="Filter the balances"
        isShort
        isFiltered={recalculationFilters.isFiltered(filters)}
        onClear={clear}
      >
        <Select label="State" nothing="All" options={stateOptions} {...fieldOf('state')} />
      </FilterBar>
      <Card>
        <section aria-label="Corrected balances" aria-busy={query.isFetching} className="flex flex-col gap-3">
          <Loaded
            query={query}
            failure="Couldn't load the corrected balances"
            skeleton={<SkeletonList label="Loading the corrected balances" rows={4} />}
          >
            {({ data: lines, counts, pagination }) => (
              <>
                <p aria-live="polite" className="text-sm text-ink-muted tabular-nums">
                  {counts.open} open, {counts.kept} kept as they were, {counts.accepted} accepted
                </p>
                <RecalculationsTable
                  lines={lines}
                  emptyState={
                    <EmptyState
                      icon={<Scale aria-hidden="true" />}
                      tone="success"
                      title={filters.state === 'OPEN' ? 'Nothing to review' : 'No corrected balances'}
                      message="No update has corrected a balance that is listed here."
                    />
                  }
                />
                <ListPages
                  {...filtering}
                  label="corrected balances"
                  totalPages={pagination.totalPages}
                  isOutdated={query.isPlaceholderData}
                />
              </>
            )}
          </Loaded>
        </section>
      </Card>
      {deciding && <DecideAllDialog decision={deciding} open={open} onClose={() => setDeciding(undefined)} />}
    </>
  );
}
