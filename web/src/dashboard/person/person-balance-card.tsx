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
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/card.tsx';

/** A person's balance of the current leave year, linked to its account. */
export function PersonBalanceCard({ userId }: { userId: string }) {
  const isOwn = useViewer().id === userId;
  const query = useQuery(balanceQuery(userId));
  return (
    <Card
      title="Leave Balance"
      subtitle={
        query.data ? (
          <>
            Resets: <DayText date={query.data.yearlyResetDate} />
          </>
        ) : (
          'Resets: …'
        )
      }
      actions={
        <LinkButton to={isOwn ? '/balance' : `/balance/${userId}`} size="small">
          View Statement
        </LinkButton>
      }
    >
      <Loaded
        query={query}
        failure="Failed to load leave balance"
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
