import { type MailState, mailStates } from '@almanac/domain/mails/mail-state';
import { addressFilters, oneOf, pageNumber } from '../platform/lists/address.ts';

/** Filters of the list of unsent mails. */
export interface MailFilters {
  state?: MailState | undefined;
  page: number;
}

export const mailFilters = addressFilters<MailFilters>({
  state: oneOf('state', mailStates),
  page: pageNumber,
});
