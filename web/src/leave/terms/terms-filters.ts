import {
  addressFilters,
  firstByDefault,
  identifier,
  pageNumber,
  textUpTo,
} from '../../platform/lists/address.ts';

export const termsPageSize = 50;
export const longestTermsSearch = 200;
const accounts = ['active', 'all'] as const;

/** Filters of the list of terms. */
export interface TermsFilters {
  search?: string | undefined;
  departmentId?: string | undefined;
  place?: string | undefined;
  plan?: string | undefined;
  schedule?: string | undefined;
  account: (typeof accounts)[number];
  page: number;
}

export const termsFilters = addressFilters<TermsFilters>({
  search: textUpTo(longestTermsSearch, 'search'),
  departmentId: identifier('department'),
  place: identifier('place'),
  plan: identifier('plan'),
  schedule: identifier('schedule'),
  account: firstByDefault('account', accounts),
  page: pageNumber,
});

/** Input of the list call. */
export function termsListInput({ account, ...filters }: TermsFilters) {
  return { ...filters, limit: termsPageSize, ...(account === 'active' && { isActive: 'true' as const }) };
}
