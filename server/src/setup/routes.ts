import * as endpoints from '@almanac/domain/setup/endpoints';
import { type Api, bindWith } from '../platform/http/endpoints/bind.ts';
import { markSetup } from './mark-setup.ts';
import { readSetup } from './read-setup.ts';

/** Registers the routes of the setup checklist. */
export function registerSetup(api: Api): void {
  const bind = bindWith(api, {});
  bind(endpoints.readSetup, readSetup);
  bind(endpoints.markSetup, markSetup);
}
