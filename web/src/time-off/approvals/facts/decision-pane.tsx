import { isAdmin } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { spanText } from '@almanac/domain/time-off/requests/span-text';
import { useId } from 'react';
import { PersonLink } from '../../../access/person-link.tsx';
import { useTypes } from '../../../leave/types/types.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ScrollArea } from '../../../ui/overlay/scroll-area.tsx';
import type { AdjustBalance } from '../../balances/use-balance-dialog.tsx';
import { DecisionDetails } from './decision-details.tsx';
import { useDecisionFacts } from './use-decision-facts.ts';

/** Details of the active request next to the list. */
export function DecisionPane({ request, onAdjust }: { request: TimeOffRequest; onAdjust: AdjustBalance }) {
  const { requester, type } = request;
  const viewer = useViewer();
  const { nameOf } = useTypes();
  const facts = useDecisionFacts(request, true);
  const titleId = useId();
  const name = personName(requester);
  return (
    <section
      aria-labelledby={titleId}
      className="sticky top-4 flex max-h-[calc(100vh-2rem)] w-64 shrink-0 flex-col gap-2 rounded-md border border-line py-3"
    >
      <div className="px-6">
        <h3 id={titleId} className="text-lg font-semibold text-ink">
          <PersonLink person={requester} />
        </h3>
        <p className="text-sm text-ink-muted">{`${nameOf(type)}, ${spanText(request, readerLocale())}`}</p>
      </div>
      <ScrollArea label={`About the request of ${name}`}>
        <DecisionDetails request={request} facts={facts} hasBalance={false} headingLevel={4} />
        {isAdmin(viewer) && (
          <div>
            <Button size="small" onPress={() => onAdjust(requester)}>
              Adjust balance
            </Button>
          </div>
        )}
      </ScrollArea>
    </section>
  );
}
