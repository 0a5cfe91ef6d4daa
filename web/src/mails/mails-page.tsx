import type { MailState } from '@almanac/domain/mails/mail-state';
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
import type { Option } from '../ui/field/option.ts';
import { FilterBar } from '../ui/filter/filter-bar.tsx';
import { EmptyState } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Select } from '../ui/select/select.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { mailsQuery, markMailsSeenMutation } from './api.ts';
import { mailFilters } from './mail-filters.ts';
import { MailTable } from './mail-table.tsx';
import { rich, text } from './messages/text.ts';
import { useTestEmail } from './test-email.tsx';

function stateOptions(): Option<MailState>[] {
  return [
    { id: 'WAITING', label: text('mails.waiting') },
    { id: 'FAILED', label: text('mails.failed') },
  ];
}

export function MailsPage() {
  const filtering = useAddressFilters(mailFilters);
  const { filters, fieldOf, clear } = filtering;
  const query = useQuery(mailsQuery(filters));
  useMarkSeen(query.data?.data);
  const test = useTestEmail();

  return (
    <>
      <PageHeader
        title={text('mails.title')}
        subtitle={text('mails.subtitle')}
        above={<BackToSettings />}
        actions={test.button}
      />
      {test.result}
      {query.data?.outage && <OutageAlert outage={query.data.outage} />}
      <FilterBar
        label={text('mails.filter')}
        isShort
        isFiltered={mailFilters.isFiltered(filters)}
        onClear={clear}
      >
        <Select
          label={text('mails.state')}
          nothing={text('mails.all')}
          options={stateOptions()}
          {...fieldOf('state')}
        />
      </FilterBar>
      <Card>
        <section
          aria-label={text('mails.title')}
          aria-busy={query.isFetching}
          className="flex flex-col gap-3"
        >
          <Loaded
            query={query}
            failure={text('mails.notLoaded')}
            skeleton={<SkeletonList label={text('mails.loading')} rows={4} />}
          >
            {({ data: mails, counts, pagination }) => (
              <>
                <p aria-live="polite" className="text-sm text-ink-muted tabular-nums">
                  {text('mails.counts', counts)}
                </p>
                <MailTable mails={mails} emptyState={<NoMails {...filters} counts={counts} />} />
                <ListPages
                  {...filtering}
                  label={text('mails.pages')}
                  totalPages={pagination.totalPages}
                  isOutdated={query.isPlaceholderData}
                />
                {counts.failed > 0 && <p className="text-sm text-ink-muted">{text('mails.kept')}</p>}
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
    <Alert tone="warning" title={text('mails.outage')}>
      <p>{why}</p>
      {detail !== undefined && <p className="[overflow-wrap:anywhere]">{text('mails.detail', { detail })}</p>}
      <p>{rich('mails.waitingSince', { since: <InstantText instant={since} /> })}</p>
      <p>{text('mails.checkServer')}</p>
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
        isFiltered
          ? text(state === 'FAILED' ? 'mails.noneFailed' : 'mails.noneWaiting')
          : text('mails.allSent')
      }
      message={
        hasMailbox
          ? rich('mails.inMailbox', {
              mailbox: (
                <a href="/dev/mailbox" className="text-accent-text underline underline-offset-2">
                  {text('mails.mailbox')}
                </a>
              ),
            })
          : text('mails.noneHint')
      }
    />
  );
}
