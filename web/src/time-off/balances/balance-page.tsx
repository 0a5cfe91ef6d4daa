import { personName } from '@almanac/domain/access/person-name';
import { dateText } from '@almanac/domain/calendar/date-text';
import { isBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { useQuery } from '@tanstack/react-query';
import { Printer, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { PersonLink } from '../../access/person-link.tsx';
import { useTypes } from '../../leave/types/types.ts';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { isMissing } from '../../platform/http/api-error.ts';
import { isIdentifier, useAddressFilters } from '../../platform/lists/address.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { useCompany } from '../../platform/session/company.ts';
import { useViewer } from '../../platform/session/session.ts';
import { useToday } from '../../platform/session/today.ts';
import { colleagueQuery } from '../../teams/members/api.ts';
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

/** Accounts of the viewer or of someone in scope: the balance and the lines behind it. */
export function BalancePage() {
  const viewer = useViewer();
  const { userId } = useParams();
  if (userId === undefined || userId === viewer.id) {
    return (
      <>
        <PageHeader
          title="My Balance"
          help={<HelpMark at="daily-tasks#the-lines-of-a-balance" />}
          subtitle="Your leave, line by line."
          actions={<PrintMenu />}
        />
        <LapseBanner />
        <Accounts userId={viewer.id} name={personName(viewer)} isOwn />
      </>
    );
  }
  if (!isIdentifier(userId)) return <Nobody />;
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
        title={name === undefined ? 'Balance' : `Balance of ${name}`}
        actions={<PrintMenu />}
      />
      <Accounts userId={userId} name={name ?? ''} isOwn={false} />
    </>
  );
}

function PrintMenu() {
  return (
    <MoreMenu
      label="More actions for the balance"
      entries={[
        {
          id: 'print',
          label: 'Print',
          icon: <Printer aria-hidden="true" />,
          onAction: () => window.print(),
        },
      ]}
    />
  );
}

interface AccountsProps {
  userId: string;
  name: string;
  isOwn: boolean;
}

function Accounts({ userId, name, isOwn }: AccountsProps) {
  const filtering = useAddressFilters(balanceFilters);
  const { nameOf } = useTypes();
  const { type, on: asked, lines } = filtering.filters;
  const today = useToday();
  // Falls back to today if the address names a day without an account.
  const on = isBoundedDay(asked, today) ? asked : undefined;
  const { name: companyName } = useCompany();
  const query = useQuery(accountsQuery({ userId: isOwn ? undefined : userId, on }));
  if (isMissing(query.error)) return <Nobody />;
  return (
    <Loaded query={query} failure="Couldn't load the balance" skeleton={<AccountSkeleton />}>
      {(accounts) => {
        const shown = accounts.find((account) => account.type === type) ?? accounts[0];
        if (!shown) return <NoAccount />;
        return (
          <>
            <PrintHeading
              name={
                <>
                  <bdi>{name}</bdi>, {nameOf(shown.type)}
                </>
              }
            >
              {companyName} · Printed {dateText(today, readerLocale())}
            </PrintHeading>
            <EffectiveTermsLine userId={isOwn ? undefined : userId} on={on} />
            <AdjustAccount userId={userId} personName={name} accounts={accounts} type={shown.type} />
            <Tabs
              label="Accounts"
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
      <EmptyState title="No accounts" message="No leave is offered on this day." />
    </Card>
  );
}

function Nobody(): ReactNode {
  return (
    <>
      <PageHeader title="Balance" />
      <Card>
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title="Nobody found"
          message="There is nobody at this address."
        />
      </Card>
    </>
  );
}
