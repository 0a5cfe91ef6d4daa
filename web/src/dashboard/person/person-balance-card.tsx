import { isAdmin } from '@almanac/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useViewer } from '../../platform/session/session.ts';
import { DayText } from '../../platform/time-text.tsx';
import { balanceQuery } from '../../time-off/balances/account/api.ts';
import { linesAddress } from '../../time-off/balances/balance-filters.ts';
import {
  LeaveBalanceTiles,
  LeaveBalanceTilesSkeleton,
} from '../../time-off/balances/leave-balance-tiles.tsx';
import { rich, text } from '../../time-off/balances/messages/text.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { text as personText } from './messages/text.ts';

/** A person's balance of the current leave year, linked to its account. */
export function PersonBalanceCard({ userId }: { userId: string }) {
  const viewer = useViewer();
  const isOwn = viewer.id === userId;
  const query = useQuery(balanceQuery(userId));
  return (
    <Card
      title={text('time-off.balances.cardTitle')}
      subtitle={rich('time-off.balances.resets', {
        day: query.data ? <DayText date={query.data.yearlyResetDate} /> : '…',
      })}
      actions={
        <div className="flex flex-wrap gap-2">
          <LinkButton to={isOwn ? '/balance' : `/balance/${userId}`} size="small">
            {personText('dashboard.person.statement')}
          </LinkButton>
          {(isOwn || isAdmin(viewer)) && (
            <LinkButton
              to={isOwn ? '/balance/statement' : `/balance/statement?userId=${userId}`}
              size="small"
            >
              {personText('dashboard.person.printStatement')}
            </LinkButton>
          )}
        </div>
      }
    >
      <Loaded
        query={query}
        failure={text('time-off.balances.cardNotLoaded')}
        headingLevel={3}
        skeleton={<LeaveBalanceTilesSkeleton />}
      >
        {(balance) => (
          <LeaveBalanceTiles
            balance={balance}
            linesAt={(type, lines) => linesAddress(type, lines, isOwn ? undefined : userId)}
          />
        )}
      </Loaded>
    </Card>
  );
}
