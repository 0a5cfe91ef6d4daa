import type { MailPage } from '@almanac/domain/mails/schema';
import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useEffect } from 'react';
import { BackToSettings } from '../access/back-to-settings.tsx';
import { useMutationOnce } from '../platform/http/use-mutation-once.ts';
import { useAddressFilters } from '../platform/lists/address.ts';
import { ListPages } from '../platform/lists/list-pages.tsx';
import { Loaded } from '../platform/lists/loaded.tsx';
import { useCompany } from '../platform/session/company.ts';
import { InstantText } from '../platform/time-text.tsx';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { FilterBar } from '../ui/filter/filter-bar.tsx';
import { EmptyState } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Select } from '../ui/select/select.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { mailsQuery, markMailsSeenMutation } from './api.ts';
import { mailFilters } from './mail-filters.ts';
import { MailTable } from './mail-table.tsx';
import { useTestEmail } from './test-email.tsx';

const stateOptions = [
  { id: 'WAITING', label: 'Waiting' },
  { id: 'FAILED', label: 'Failed' },
] as const;

export function MailsPage() {
  const filtering = useAddressFilters(mailFilters);
  const { filters, fieldOf, clear } = filtering;
  const query = useQuery(mailsQuery(filters));
  useMarkSeen(query.data?.data);
  const test = useTestEmail();

  return (
    <>
      <PageHeader
        title="Emails"
        subtitle="Queued and failed emails. Sent emails aren't stored."
        above={<BackToSettings />}
        actions={test.button}
      />
      {test.result}
      {query.data?.outage && <OutageAlert outage={query.data.outage} />}
      <FilterBar
        label="Filter the mails"
        isShort
        isFiltered={mailFilters.isFiltered(filters)}
        onClear={clear}
      >
        <Select label="State" nothing="All Mails" options={stateOptions} {...fieldOf('state')} />
      </FilterBar>
      <Card>
        <section aria-label="Mails" aria-busy={query.isFetching} className="flex flex-col gap-3">
          <Loaded
            query={query}
            failure="Couldn't load the emails"
            skeleton={<SkeletonList label="Loading the mails" rows={4} />}
          >
            {({ data: mails, counts, pagination }) => (
              <>
                <p aria-live="polite" className="text-sm text-ink-muted tabular-nums">
                  {counts.waiting} waiting, {counts.failed} failed
                </p>
                <MailTable mails={mails} emptyState={<NoMails {...filters} counts={counts} />} />
                <ListPages
                  {...filtering}
                  label="mails"
                  totalPages={pagination.totalPages}
                  isOutdated={query.isPlaceholderData}
                />
                {counts.failed > 0 && (
                  <p className="text-sm text-ink-muted">
                    Mails that failed are deleted after 30 days, and 7 days after an administrator has seen
                    them here.
                  </p>
                )}
              </>
            )}
          </Loaded>
        </section>
      </Card>
    </>
  );
}

/** Marks the shown failed mails as seen. */
function useMarkSeen(mails: MailPage['data'] = []): void {
  const { mutate } = useMutationOnce(markMailsSeenMutation());
  const unseen = mails.filter(({ state, isSeen }) => state === 'FAILED' && !isSeen).map(({ id }) => id);
  const ids = unseen.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: mutate changes with each render.
  useEffect(() => {
    if (ids !== '') mutate(ids.split(','));
  }, [ids]);
}

function OutageAlert({ outage: { since, why, detail } }: { outage: NonNullable<MailPage['outage']> }) {
  return (
    <Alert tone="warning" title="No mail goes out at the moment">
      <p>{why}</p>
      {detail !== undefined && <p className="[overflow-wrap:anywhere]">Details: {detail}</p>}
      <p>
        Mails have been waiting since <InstantText instant={since} />. Nothing is lost: Almanac tries again
        every 15 seconds and sends everything as soon as it can. Mails are given up after three and a half
        days, sign-in links after 15 minutes.
      </p>
      <p>See that the mail server runs, and that SMTP_URL and MAIL_FROM are right.</p>
    </Alert>
  );
}

function NoMails({ state, counts }: { state?: string | undefined; counts: MailPage['counts'] }) {
  const { hasMailbox } = useCompany();
  const isFiltered = state !== undefined && counts.waiting + counts.failed > 0;
  return (
    <EmptyState
      icon={<MailCheck aria-hidden="true" />}
      tone={isFiltered ? 'neutral' : 'success'}
      title={
        isFiltered ? `No mail ${state === 'FAILED' ? 'has failed' : 'is waiting'}` : 'Every mail was sent'
      }
      message={
        hasMailbox ? (
          <>
            No mail server is set up, so mails are kept in the{' '}
            <a href="/dev/mailbox" className="text-accent-text underline underline-offset-2">
              local mailbox
            </a>
            .
          </>
        ) : (
          'What the mail server does not take is listed here, with the reason.'
        )
      }
    />
  );
}
