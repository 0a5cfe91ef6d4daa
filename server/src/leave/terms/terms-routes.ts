import * as terms from '@almanac/domain/leave/terms/terms-endpoints';
import { type Api, bindWith } from '../../platform/http/endpoints/bind.ts';
import type { LeaveRuleSettings } from '../facts/leave-rules.ts';
import { deleteTerms } from './delete-terms.ts';
import { listTerms, listTermsOfPeople } from './list-terms.ts';
import { writeTerms } from './write-terms.ts';

/** Binds the calls about terms: place, plan and work schedule. */
export function registerTerms(api: Api, settings: LeaveRuleSettings): void {
  const bind = bindWith(api, settings);
  bind(terms.listTerms, listTerms);
  bind(terms.listTermsOfPeople, listTermsOfPeople);
  bind(terms.writeTerms, writeTerms);
  bind(terms.deleteTerms, deleteTerms);
}
