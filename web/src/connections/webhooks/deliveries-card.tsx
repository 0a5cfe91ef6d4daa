import type { DeliveryStatus } from '@almanac/domain/connections/webhooks/delivery-status';
import { deliveryStatuses } from '@almanac/domain/connections/webhooks/delivery-status';
import type { Webhook } from '@almanac/domain/connections/webhooks/schema';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useAddressFilters } from '../../platform/lists/address.ts';
import { ListPages } from '../../platform/lists/list-pages.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { Select } from '../../ui/select/select.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { deliveriesQuery } from './api.ts';
import { deliveryFilters } from './delivery-filters.ts';
import { DeliveryTable, statusName } from './delivery-table.tsx';
import { text } from './messages/text.ts';

/** What was sent to the webhook in the last 30 days. */
export function DeliveriesCard({ webhook }: { webhook: Pick<Webhook, 'id'> }) {
  const filtering = useAddressFilters(deliveryFilters);
  const { filters, fieldOf } = filtering;
  const query = useQuery(deliveriesQuery({ id: webhook.id, ...filters }));
  return (
    <Card
      title={text('connections.webhooks.deliveries')}
      subtitle={text('connections.webhooks.deliveriesHint')}
    >
      <div className="flex flex-col gap-4">
        <search aria-label={text('connections.webhooks.filter')} className="w-56 max-sm:w-full">
          <Select
            label={text('connections.webhooks.state')}
            nothing={text('connections.webhooks.everyState')}
            options={deliveryStatuses.map((id) => ({ id, label: statusName(id) }))}
            {...fieldOf('status')}
          />
        </search>
        <div aria-busy={query.isFetching}>
          <Loaded
            query={query}
            failure={text('connections.webhooks.deliveriesNotLoaded')}
            headingLevel={3}
            skeleton={<SkeletonList label={text('connections.webhooks.deliveriesLoading')} rows={4} />}
          >
            {({ data: deliveries, pagination }) => (
              <>
                <DeliveryTable
                  webhook={webhook}
                  deliveries={deliveries}
                  emptyState={<NoDeliveries status={filters.status} />}
                />
                <ListPages
                  {...filtering}
                  label={text('connections.webhooks.pages')}
                  totalPages={pagination.totalPages}
                  isOutdated={query.isPlaceholderData}
                />
              </>
            )}
          </Loaded>
        </div>
      </div>
    </Card>
  );
}

function NoDeliveries({ status }: { status: DeliveryStatus | undefined }) {
  const icon = <Send aria-hidden="true" />;
  if (status !== undefined) return <EmptyState icon={icon} title={text('connections.webhooks.noneFound')} />;
  return (
    <EmptyState
      icon={icon}
      title={text('connections.webhooks.noDeliveries')}
      message={text('connections.webhooks.noDeliveriesHint')}
    />
  );
}
