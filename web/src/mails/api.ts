import type * as Mails from '@almanac/domain/mails/endpoints';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { caller } from '../platform/http/call.ts';
import { onItsWay } from '../platform/session/query-client.ts';
import type { MailFilters } from './mail-filters.ts';

const call = {
  listMails: caller<typeof Mails.listMails>('GET', '/admin/mails'),
  sendAgain: caller<typeof Mails.sendMailAgain>('POST', '/admin/mails/{id}/send-again'),
  sendTest: caller<typeof Mails.sendTestEmail>('POST', '/admin/mails/test'),
  markSeen: caller<typeof Mails.markMailsSeen>('POST', '/admin/mails/seen'),
};

const mailsKey = ['mails'] as const;
const pageSize = 50;
const refetchMilliseconds = 10_000;

/** Polls while the page is open, as there is no event for sent mails. */
export function mailsQuery(filters: MailFilters) {
  return queryOptions({
    queryKey: [...mailsKey, filters],
    queryFn: ({ signal }) => call.listMails({ ...filters, limit: pageSize }, signal),
    placeholderData: keepPreviousData,
    staleTime: onItsWay,
    refetchInterval: refetchMilliseconds,
  });
}

/** Refetches even after a lost response, as only the list shows the outcome. */
export function sendMailAgainMutation() {
  return mutationOptions({
    mutationFn: ({ id }: { id: string }) => call.sendAgain({ id }),
    onSettled: (_mail, _error, _input, _result, { client }) => refetchMails(client),
  });
}

export function markMailsSeenMutation() {
  return mutationOptions({ mutationFn: (mailIds: string[]) => call.markSeen({ mailIds }) });
}

/** Sends an email to the viewer. */
export const sendTestEmailMutation = mutationOptions({
  mutationFn: () => call.sendTest(),
  onSettled: (_result, _error, _input, _shown, { client }) => refetchMails(client),
});

async function refetchMails(client: QueryClient): Promise<void> {
  const keys = [mailsKey, ['setup'], ['audit']];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
