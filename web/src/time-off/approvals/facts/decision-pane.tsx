import { isAdmin } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import { personAddress } from '@almanac/domain/erased-person';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useId } from 'react';
import { PersonLink } from '../../../access/person-link.tsx';
import { TypeBadge } from '../../../leave/types/type-badge.tsx';
import { Face } from '../../../people/photos/face.tsx';
import { useViewer } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MailAddress } from '../../../ui/data/mail-address.tsx';
import { ScrollArea } from '../../../ui/overlay/scroll-area.tsx';
import type { AdjustBalance } from '../../balances/use-balance-dialog.tsx';
import { spanText } from '../../requests/words/request-texts.ts';
import { useBriefDuration } from '../../requests/words/use-duration.ts';
import { text as common } from '../decisions/messages/text.ts';
import { DecisionDetails } from './decision-details.tsx';
import { text } from './messages/text.ts';
import { useDecisionFacts } from './use-decision-facts.ts';

interface DecisionPaneProps {
  request: TimeOffRequest;
  onApprove: () => void;
  onReject: () => void;
  onAdjust: AdjustBalance;
}

/** Details of the active request next to the list. */
export function DecisionPane({ request, onApprove, onReject, onAdjust }: DecisionPaneProps) {
  const { requester, type } = request;
  const viewer = useViewer();
  const duration = useBriefDuration(request);
  const facts = useDecisionFacts(request, true);
  const titleId = useId();
  const name = personName(requester);
  const address = personAddress(requester);
  return (
    <section
      aria-labelledby={titleId}
      className="sticky top-4 flex max-h-[calc(100vh-2rem)] w-80 shrink-0 flex-col gap-3 rounded-md border border-line py-4"
    >
      <div className="flex items-start gap-3 px-6">
        <Face personId={requester.id} name={name} />
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="text-lg leading-6 font-semibold text-ink">
            <PersonLink person={requester} />
          </h3>
          <p className="text-sm [overflow-wrap:anywhere] text-ink-muted">
            {address && <MailAddress address={address} />}
            {requester.department && <span className="block">{requester.department.name}</span>}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-6">
        <TypeBadge type={type} />
        <p className="text-ink">{spanText(request)}</p>
        <p className="basis-full text-sm text-ink-muted">{duration}</p>
      </div>
      <div className="grid grid-cols-2 gap-2 px-6">
        <Button variant="primary" aria-describedby={titleId} onPress={onApprove}>
          {common('time-off.approvals.approve')}
        </Button>
        <Button aria-describedby={titleId} onPress={onReject}>
          {common('time-off.approvals.reject')}
        </Button>
      </div>
      <ScrollArea label={text('time-off.approvals.detailsOf', { name })}>
        <DecisionDetails request={request} facts={facts} hasBalance={false} headingLevel={4} />
        {isAdmin(viewer) && (
          <div>
            <Button size="small" onPress={() => onAdjust(requester)}>
              {text('time-off.approvals.adjustBalance')}
            </Button>
          </div>
        )}
      </ScrollArea>
    </section>
  );
}
