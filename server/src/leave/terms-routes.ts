import * as terms from '@almanac/domain/leave/terms-endpoints';
import { type Api, bindWith } from '../platform/http/bind.ts';
import { listTerms, listTermsOfPeople } from './list-terms.ts';

/** Binds the calls about what people hold: place, plan and work schedule. */
export function registerTerms(api: Api): void {
  const bind = bindWith(api, {});
  bind(terms.listTerms, listTerms);
  bind(terms.listTermsOfPeople, listTermsOfPeople);
}
