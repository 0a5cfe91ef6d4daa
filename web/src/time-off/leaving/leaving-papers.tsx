import type { Leaving } from '@almanac/domain/time-off/leaving/schema';
import { Banknote, Printer } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { text } from './messages/text.ts';

interface LeavingPapersProps {
  userId: string;
  /** Whether the leaver is the viewer, who can't pay out their own leave. */
  isOwn: boolean;
  payable: Leaving['payable'];
  onPayOut: (payable: Leaving['payable']) => void;
}

/** What follows a stored last day: the pay-out, and the leave certificate. */
export function LeavingPapers({ userId, isOwn, payable, onPayOut }: LeavingPapersProps) {
  const due = payable.filter(({ amount }) => amount > 0);
  return (
    <div className="flex flex-wrap gap-3">
      {due.length > 0 && !isOwn && (
        <Button size="small" icon={<Banknote aria-hidden="true" />} onPress={() => onPayOut(due)}>
          {text('time-off.leaving.payOut')}
        </Button>
      )}
      <LinkButton size="small" to={`/leave-certificate/${userId}`} icon={<Printer aria-hidden="true" />}>
        {text('time-off.leaving.certificate')}
      </LinkButton>
    </div>
  );
}
