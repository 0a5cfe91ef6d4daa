import * as employments from '@almanac/domain/leave/employments/employments-endpoints';
import { type Api, bindWith } from '../../platform/http/endpoints/bind.ts';
import { changeEmployments, type EmploymentSettings } from './change-employments.ts';
import { readEmployments } from './read-employments.ts';

/** Binds the calls about a person's employments. */
export function registerEmployments(api: Api, settings: EmploymentSettings): void {
  const bind = bindWith(api, settings);
  bind(employments.readEmployments, readEmployments);
  bind(employments.changeEmployments, changeEmployments);
}
