import { type MailState, mailStates } from '@almanac/domain/mails/mail-state';
import { addressFilters, oneOf, pageNumber } from '../platform/lists/address.ts';

/** Which of the mails that were not sent are shown. */
export interface MailFilters {
  state?: MailState | undefined;
  page: number;
}

export const mailFilters = addressFilters<MailFilters>({
  state: oneOf('state', mailStates),
  page: pageNumber,
});
