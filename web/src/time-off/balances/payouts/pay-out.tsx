import type { AccountAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import { checkPayer } from '@almanac/domain/time-off/balances/payouts/payer-rule';
import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { useTypes } from '../../../leave/types/types.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { text } from './messages/text.ts';
import { PayoutDialog } from './payout-dialog.tsx';

interface PayOutProps {
  userId: string;
  /** The account owner's name. */
  personName: string;
  accounts: readonly AccountAnswer[];
  /** The shown type. */
  type: string;
}

/** Opens the pay-out form for administrators, if any account can be paid out. */
export function PayOut({ userId, personName, accounts, type }: PayOutProps) {
  const viewer = useViewer();
  const { typeOf } = useTypes();
  const [isOpen, setOpen] = useState(false);
  const paid = accounts.filter((account) => !account.isCounted && typeOf(account.type).isPaidOut);
  const [first] = paid;
  if (!first || checkPayer(viewer, userId).refused) return null;
  return (
    <>
      <Button icon={<Banknote aria-hidden="true" />} onPress={() => setOpen(true)}>
        {text('time-off.balances.payOut')}
      </Button>
      {isOpen && (
        <PayoutDialog
          userId={userId}
          personName={personName}
          accounts={paid}
          type={paid.some((account) => account.type === type) ? type : first.type}
          lastDay={first.lastDay}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
