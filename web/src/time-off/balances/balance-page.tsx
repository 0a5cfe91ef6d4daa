import { isAdmin } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import { isBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { useQuery } from '@tanstack/react-query';
import { Printer, ScrollText, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { PersonLink } from '../../access/person-link.tsx';
import { useTypes } from '../../leave/types/types.ts';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { isMissing } from '../../platform/http/api-error.ts';
import { isIdentifier, useAddressFilters } from '../../platform/lists/address.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useCompany } from '../../platform/session/company.ts';
import { useViewer } from '../../platform/session/session.ts';
import { useToday } from '../../platform/session/today.ts';
import { colleagueQuery } from '../../teams/members/api.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { MoreMenu } from '../../ui/menu/more-menu.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { PrintHeading } from '../../ui/print/print-heading.tsx';
import { AccountPanel, AccountSkeleton } from './account/account-panel.tsx';
import { AdjustAccount } from './account/adjust-account.tsx';
import { accountsQuery } from './account/api.ts';
import { balanceFilters } from './balance-filters.ts';
import { EffectiveTermsLine } from './effective-terms-line.tsx';
import { LapseBanner } from './lapse-banner.tsx';
import { rich, text } from './messages/page-text.ts';
import { PayOut } from './payouts/pay-out.tsx';

/** What a later room adds to the viewer's own page. */
interface OwnSlots {
  /** Beside an account for sickness. */
  ownSickness?: ReactNode;
}

/** Accounts of the viewer or of someone in scope: the balance and the lines behind it. */
export function BalancePage({ ownSickness }: OwnSlots) {
  const viewer = useViewer();
  const { userId } = useParams();
  if (userId === undefined || userId === viewer.id) {
    return (
      <>
        <PageHeader
          title={text('time-off.balances.ownTitle')}
          help={<HelpMark at="daily-tasks#the-lines-of-a-balance" />}
          subtitle={text('time-off.balances.ownSubtitle')}
          actions={<PrintActions />}
        />
        <LapseBanner />
        <Accounts userId={viewer.id} name={personName(viewer)} isOwn ownSickness={ownSickness} />
      </>
    );
  }
  if (!isIdentifier(userId)) return <NoOne />;
  return <BalanceOf key={userId} userId={userId} />;
}

function BalanceOf({ userId }: { userId: string }) {
  const person = useQuery(colleagueQuery(userId));
  const name = person.data ? personName(person.data) : undefined;
  return (
    <>
      <PageHeader
        above={
          person.data ? (
            <PersonLink person={person.data} className="text-accent-text" />
          ) : (
            <span className="block h-6" />
          )
        }
        title={
          name === undefined ? text('time-off.balances.title') : text('time-off.balances.titleOf', { name })
        }
        actions={<PrintActions userId={userId} />}
      />
      <Accounts userId={userId} name={name ?? ''} isOwn={false} />
    </>
  );
}

/** To the whole statement, for everyone about themselves and administrators about anyone, and printing the page. */
function PrintActions({ userId }: { userId?: string }) {
  const viewer = useViewer();
  const { filters } = useAddressFilters(balanceFilters);
  const { on } = filters;
  const address = `${new URLSearchParams({ ...(userId && { userId }), ...(on && { on }) })}`;
  return (
    <>
      {(userId === undefined || isAdmin(viewer)) && (
        <LinkButton
          to={address === '' ? '/balance/statement' : `/balance/statement?${address}`}
          icon={<ScrollText aria-hidden="true" />}
        >
          {text('time-off.balances.printStatement')}
        </LinkButton>
      )}
      <MoreMenu
        label={text('time-off.balances.moreActions')}
        entries={[
          {
            id: 'print',
            label: text('time-off.balances.print'),
            icon: <Printer aria-hidden="true" />,
            onAction: () => window.print(),
          },
        ]}
      />
    </>
  );
}

interface AccountsProps extends OwnSlots {
  userId: string;
  name: string;
  isOwn: boolean;
}

function Accounts({ userId, name, isOwn, ownSickness }: AccountsProps) {
  const filtering = useAddressFilters(balanceFilters);
  const { nameOf, typeOf } = useTypes();
  const { type, on: asked, lines } = filtering.filters;
  const today = useToday();
  // Falls back to today if the address names a day without an account.
  const on = isBoundedDay(asked, today) ? asked : undefined;
  const { name: companyName } = useCompany();
  const query = useQuery(accountsQuery({ userId: isOwn ? undefined : userId, on }));
  if (isMissing(query.error)) return <NoOne />;
  return (
    <Loaded query={query} failure={text('time-off.balances.notLoaded')} skeleton={<AccountSkeleton />}>
      {(accounts) => {
        const shown = accounts.find((account) => account.type === type) ?? accounts[0];
        if (!shown) return <NoAccount />;
        return (
          <>
            <PrintHeading
              name={rich('time-off.balances.printed', {
                name: <bdi>{name}</bdi>,
                type: nameOf(shown.type),
              })}
            >
              {rich('time-off.balances.printedOn', { company: <bdi>{companyName}</bdi>, day: today })}
            </PrintHeading>
            <EffectiveTermsLine userId={isOwn ? undefined : userId} on={on} />
            <div className="flex flex-wrap items-start gap-3 empty:hidden">
              <AdjustAccount userId={userId} personName={name} accounts={accounts} type={shown.type} />
              <PayOut userId={userId} personName={name} accounts={accounts} type={shown.type} />
              {typeOf(shown.type).isSickness && ownSickness}
            </div>
            <Tabs
              label={text('time-off.balances.accounts')}
              selectedId={shown.type}
              onSelect={(id) => filtering.change({ type: id === accounts[0]?.type ? null : id, lines: null })}
              tabs={accounts.map((account) => ({
                id: account.type,
                label: nameOf(account.type),
                content: (
                  <AccountPanel
                    account={account}
                    userId={isOwn ? undefined : userId}
                    on={on}
                    isOutdated={query.isPlaceholderData}
                    lines={lines}
                    onShowLines={(shown) => filtering.change({ lines: shown })}
                    onChooseDay={(day) => filtering.change({ on: day })}
                  />
                ),
              }))}
            />
          </>
        );
      }}
    </Loaded>
  );
}

function NoAccount() {
  return (
    <Card>
      <EmptyState
        title={text('time-off.balances.noAccounts')}
        message={text('time-off.balances.noneOffered')}
      />
    </Card>
  );
}

function NoOne(): ReactNode {
  return (
    <>
      <PageHeader title={text('time-off.balances.title')} />
      <Card>
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={text('time-off.balances.noOneHere')}
          message={text('time-off.balances.noOneHereHint')}
        />
      </Card>
    </>
  );
}
