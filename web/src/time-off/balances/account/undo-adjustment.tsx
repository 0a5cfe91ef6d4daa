import { isAdmin } from '@almanac/domain/access/permissions';
import { dateText } from '@almanac/domain/calendar/date-text';
import { checkBalanceSetting } from '@almanac/domain/time-off/balances/balance-rules';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useIsOnlyAdmin } from '../../../people/accounts/use-is-only-admin.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { refetchTimeOff } from '../../requests/api.ts';
import { signedLeaveText } from './account-text.ts';
import { adjustmentRemoval } from './api.ts';
import type { StatementRow } from './statement-rows.ts';

const RemovalDialog = lazyDialog(
  async () => (await import('../../../work-time/rule-changes/removal-dialog.tsx')).RemovalDialog,
);

interface UndoAdjustmentProps {
  /** The account's owner. */
  userId: string;
  id: string;
  row: Pick<StatementRow, 'startDate' | 'amount' | 'notes'>;
  unit: 'DAY' | 'HOUR';
}

/** Undoes an adjustment, after a preview; only for those who may adjust the account. */
export function UndoAdjustment({ userId, id, row, unit }: UndoAdjustmentProps) {
  const viewer = useViewer();
  const isOnlyAdmin = useIsOnlyAdmin();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  if (!isAdmin(viewer)) return null;
  const isOwn = checkBalanceSetting(viewer, userId).refused;
  if (isOwn && !isOnlyAdmin) return null;
  const text = `${signedLeaveText(row.amount, unit)} on ${dateText(row.startDate, readerLocale())}`;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Undo2 aria-hidden="true" />}
        className="mt-1 -ms-2.5"
        aria-label={`Take back ${text}`}
        onPress={() => setOpen(true)}
      >
        Take Back
      </Button>
      {isOpen && (
        <RemovalDialog
          title="Take Back Adjustment"
          description={
            <>
              {text}: {row.notes.join('; ')}. The audit log keeps it.
            </>
          }
          removal="TAKE_BACK"
          removed={[id]}
          needsReason={isOwn}
          call={(reason) => adjustmentRemoval({ id, reason })}
          done={{ text: 'Adjustment taken back', detail: text }}
          onRemoved={() => refetchTimeOff(client)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
