import {
  type RecalculationState,
  recalculationStates,
} from '@almanac/domain/time-off/recalculations/recalculation-state';
import { addressFilters, oneOf, pageNumber } from '../../platform/lists/address.ts';

export interface RecalculationFilters {
  state?: RecalculationState | undefined;
  page: number;
}

export const recalculationFilters = addressFilters<RecalculationFilters>({
  state: oneOf('state', recalculationStates),
  page: pageNumber,
});
