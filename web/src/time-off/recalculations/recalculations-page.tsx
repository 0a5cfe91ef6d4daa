import { recalculationStates } from '@almanac/domain/time-off/recalculations/recalculation-state';
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
import { text } from './messages/text.ts';
import { recalculationFilters } from './recalculation-filters.ts';
import { stateText } from './recalculation-words.ts';
import { RecalculationsTable } from './recalculations-table.tsx';

const stateOptions = () => recalculationStates.map((id) => ({ id, label: stateText(id) }));

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
        title={text('time-off.recalculations.title')}
        subtitle={text('time-off.recalculations.subtitle')}
        above={<BackToSettings />}
        actions={
          open > 0 && (
            <>
              <Button onPress={() => setDeciding('keep')}>
                {text('time-off.recalculations.keepAllButton')}
              </Button>
              <Button onPress={() => setDeciding('accept')}>
                {text('time-off.recalculations.acceptAllButton')}
              </Button>
            </>
          )
        }
      />
      <FilterBar
        label={text('time-off.recalculations.filter')}
        isShort
        isFiltered={recalculationFilters.isFiltered(filters)}
        onClear={clear}
      >
        <Select
          label={text('time-off.recalculations.state')}
          nothing={text('time-off.recalculations.allStates')}
          options={stateOptions()}
          {...fieldOf('state')}
        />
      </FilterBar>
      <Card>
        <section
          aria-label={text('time-off.recalculations.label')}
          aria-busy={query.isFetching}
          className="flex flex-col gap-3"
        >
          <Loaded
            query={query}
            failure={text('time-off.recalculations.notLoaded')}
            skeleton={<SkeletonList label={text('time-off.recalculations.loading')} rows={4} />}
          >
            {({ data: lines, counts, pagination }) => (
              <>
                <p aria-live="polite" className="text-sm text-ink-muted tabular-nums">
                  {text('time-off.recalculations.counts', counts)}
                </p>
                <RecalculationsTable
                  lines={lines}
                  emptyState={
                    <EmptyState
                      icon={<Scale aria-hidden="true" />}
                      tone="success"
                      title={
                        filters.state === 'OPEN'
                          ? text('time-off.recalculations.nothingToReview')
                          : text('time-off.recalculations.none')
                      }
                      message={text('time-off.recalculations.noneHint')}
                    />
                  }
                />
                <ListPages
                  {...filtering}
                  label={text('time-off.recalculations.pagesLabel')}
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
