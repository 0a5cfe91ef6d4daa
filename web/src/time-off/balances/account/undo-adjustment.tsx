import { isAdmin } from '@almanac/domain/access/permissions';
import { checkBalanceSetting } from '@almanac/domain/time-off/balances/balance-rules';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useIsOnlyAdmin } from '../../../people/accounts/use-is-only-admin.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { refetchTimeOff } from '../../requests/api.ts';
import { signedLeaveText } from './account-text.ts';
import { adjustmentRemoval } from './api.ts';
import { text } from './messages/text.ts';
import type { StatementRow } from './statement-rows.ts';

const RemovalDialog = lazyDialog(
  async () => (await import('../../../work-time/rule-changes/removal-dialog.tsx')).RemovalDialog,
);

interface UndoAdjustmentProps {
  /** The account's owner. */
  userId: string;
  id: string;
  row: Pick<StatementRow, 'kind' | 'startDate' | 'amount' | 'notes'>;
  unit: 'DAY' | 'HOUR';
}

/** Undoes an adjustment or a pay-out, after a preview; only for those who may adjust the account. */
export function UndoAdjustment({ userId, id, row, unit }: UndoAdjustmentProps) {
  const viewer = useViewer();
  const isOnlyAdmin = useIsOnlyAdmin();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  if (!isAdmin(viewer)) return null;
  const isOwn = checkBalanceSetting(viewer, userId).refused;
  if (isOwn && !isOnlyAdmin) return null;
  const adjustment = text('time-off.balances.adjustmentOn', {
    amount: signedLeaveText(row.amount, unit),
    day: row.startDate,
  });
  const isPayout = row.kind === 'paidOut';
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Undo2 aria-hidden="true" />}
        className="mt-1 -ms-2.5"
        aria-label={text('time-off.balances.undoOf', { adjustment })}
        onPress={() => setOpen(true)}
      >
        {text('time-off.balances.undo')}
      </Button>
      {isOpen && (
        <RemovalDialog
          title={isPayout ? text('time-off.balances.undoPayoutTitle') : text('time-off.balances.undoTitle')}
          description={
            isPayout
              ? text('time-off.balances.undoPayoutHint', { payout: adjustment })
              : text('time-off.balances.undoHint', { adjustment, reason: row.notes[0] ?? '' })
          }
          removal="TAKE_BACK"
          removed={[id]}
          needsReason={isOwn}
          call={(reason) => adjustmentRemoval({ id, reason })}
          done={{
            text: isPayout ? text('time-off.balances.payoutUndone') : text('time-off.balances.undone'),
            detail: adjustment,
          }}
          onRemoved={() => refetchTimeOff(client)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
