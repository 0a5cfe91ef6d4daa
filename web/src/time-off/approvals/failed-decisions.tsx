import { personName } from '@almanac/domain/access/person-name';
import { periodText } from '@almanac/domain/calendar/date-text';
import { readerLocale } from '../../platform/locale.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { countText } from '../requests/request-text.ts';
import type { FailedDecision } from './use-bulk-decision.ts';

interface FailedDecisionsProps {
  failed: readonly FailedDecision[];
  onClose: () => void;
}

/** Which requests of a bulk decision were not decided, and why; nothing while there are none. */
export function FailedDecisions({ failed, onClose }: FailedDecisionsProps) {
  if (failed.length === 0) return null;
  return (
    <Alert
      tone="danger"
      title={`${countText(failed.length, 'request')} could not be decided`}
      actions={
        <Button size="small" onPress={onClose}>
          Close
        </Button>
      }
    >
      <ul className="list-disc pl-4">
        {failed.map(({ request, message }) => (
          <li key={request.id}>
            <bdi>{personName(request.requester)}</bdi>, {periodText(request, readerLocale())}: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
