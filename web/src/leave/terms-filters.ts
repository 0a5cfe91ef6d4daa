import { addressFilters, identifier, pageNumber, textUpTo, usuallyFirstOf } from '../platform/address.ts';

export const termsPageSize = 50;
export const longestTermsSearch = 200;
const accounts = ['active', 'all'] as const;

/** Whose terms the list shows. */
export interface TermsFilters {
  search?: string | undefined;
  departmentId?: string | undefined;
  account: (typeof accounts)[number];
  page: number;
}

export const termsFilters = addressFilters<TermsFilters>({
  search: textUpTo(longestTermsSearch, 'search'),
  departmentId: identifier('department'),
  account: usuallyFirstOf('account', accounts),
  page: pageNumber,
});

/** The query of the list call. */
export function termsListInput({ account, ...filters }: TermsFilters) {
  return { ...filters, limit: termsPageSize, ...(account === 'active' && { isActive: 'true' as const }) };
}
