import { type DeliveryStatus, deliveryStatuses } from '@almanac/domain/connections/webhooks/delivery-status';
import { addressFilters, oneOf, pageNumber } from '../../platform/lists/address.ts';

/** Filters of the list of deliveries. */
export interface DeliveryFilters {
  status?: DeliveryStatus | undefined;
  page: number;
}

export const deliveryFilters = addressFilters<DeliveryFilters>({
  status: oneOf('status', deliveryStatuses),
  page: pageNumber,
});
