import * as endpoints from '@almanac/domain/leave/types-endpoints';
import { type Api, bindWith } from '../platform/http/bind.ts';
import { listTypes } from './list-types.ts';

/** Binds the calls about the types of time off. */
export function registerTypes(api: Api): void {
  const bind = bindWith(api, {});
  bind(endpoints.listTypes, listTypes);
}
