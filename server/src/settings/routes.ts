import * as endpoints from '@almanac/domain/settings/endpoints';
import { type Api, bindWith } from '../platform/http/endpoints/bind.ts';
import { changeSettings } from './change-settings.ts';
import { readSettings } from './read-settings.ts';

/** Registers the routes of the settings. */
export function registerSettings(api: Api): void {
  const bind = bindWith(api, {});
  bind(endpoints.readSettings, readSettings);
  bind(endpoints.changeSettings, changeSettings);
}
