import { isAdmin } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useTypes } from '../../../leave/types/types.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { text as common } from '../../../ui/messages/text.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { AdjustBalance } from '../../balances/use-balance-dialog.tsx';
import { spanText } from '../../requests/words/request-texts.ts';
import { DecisionDetails } from './decision-details.tsx';
import { text } from './messages/text.ts';
import type { DecisionFacts } from './use-decision-facts.ts';

interface DecisionFactsDialogProps {
  request: TimeOffRequest;
  facts: DecisionFacts;
  isOpen: boolean;
  onAdjust: AdjustBalance;
  onClose: () => void;
}

/** All details of a request in a dialog. */
export function DecisionFactsDialog({ request, facts, isOpen, onAdjust, onClose }: DecisionFactsDialogProps) {
  const viewer = useViewer();
  const { nameOf } = useTypes();
  const { requester, type } = request;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={personName(requester)}
      description={text('time-off.approvals.typeAndDays', {
        type: nameOf(type),
        days: spanText(request),
      })}
      footer={
        <>
          {isAdmin(viewer) && (
            <Button onPress={() => onAdjust(requester)}>{text('time-off.approvals.adjustBalance')}</Button>
          )}
          <Button onPress={onClose}>{common('ui.close')}</Button>
        </>
      }
    >
      <DecisionDetails request={request} facts={facts} />
    </Dialog>
  );
}
