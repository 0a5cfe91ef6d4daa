import { isAdmin, mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import { blocksDays } from '@almanac/domain/time-off/requests/request-status';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { FileWarning } from 'lucide-react';
import { toastFailure } from '../../platform/forms/failure-toast.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { useViewer } from '../../platform/session/session.ts';
import { DayText } from '../../platform/time-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { recordDocumentMutation } from './api.ts';
import { rich, text } from './messages/text.ts';

interface RequestDocumentProps {
  request: TimeOffRequest;
  /** Id of the requester's name, which distinguishes the checkboxes of different requests. */
  nameId: string;
}

/** Approvers' checkbox for the request's document; hidden if none is expected. */
export function RequestDocument({ request, nameId }: RequestDocumentProps) {
  const viewer = useViewer();
  const { requester, status, documentMissing, documentReceivedOn, documentFetched } = request;
  if (!blocksDays(status) || (!documentMissing && documentReceivedOn === undefined)) return null;
  const mayTick = requester.id !== viewer.id && mayApproveTimeOff(viewer);
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
      {documentMissing && (
        <Badge tone="warning" icon={<FileWarning aria-hidden="true" />}>
          {text('time-off.requests.documentMissing')}
        </Badge>
      )}
      {mayTick && <DocumentTick request={request} nameId={nameId} mayFetch={isAdmin(viewer)} />}
      {documentReceivedOn !== undefined && (
        <p className="text-ink-muted">
          {mayTick
            ? rich('time-off.requests.documentOn', { day: <DayText date={documentReceivedOn} /> })
            : rich(
                documentFetched
                  ? 'time-off.requests.documentFetchedOn'
                  : 'time-off.requests.documentReceivedOn',
                { day: <DayText date={documentReceivedOn} /> },
              )}
        </p>
      )}
    </div>
  );
}

interface DocumentTickProps extends RequestDocumentProps {
  /** Whether the viewer can say that HR fetched it. */
  mayFetch: boolean;
}

function DocumentTick({ request, nameId, mayFetch }: DocumentTickProps) {
  const { mutate, isPending, variables } = useMutationOnce({
    ...recordDocumentMutation(request),
    onError: (error) =>
      toastFailure(text('time-off.requests.documentNotSaved'), error, personName(request.requester)),
  });
  const stored = {
    received: request.documentReceivedOn !== undefined,
    fetched: request.documentFetched ?? false,
  };
  const { received, fetched = false } = isPending ? variables : stored;
  if (!mayFetch) {
    return (
      <Checkbox
        isSelected={received}
        aria-describedby={nameId}
        onChange={(isReceived) => mutate({ received: isReceived })}
      >
        {text('time-off.requests.documentReceived')}
      </Checkbox>
    );
  }
  return (
    <>
      <Checkbox
        isSelected={received && !fetched}
        aria-describedby={nameId}
        onChange={(isBrought) => mutate({ received: isBrought, fetched: false })}
      >
        {text('time-off.requests.documentBrought')}
      </Checkbox>
      <Checkbox
        isSelected={received && fetched}
        aria-describedby={nameId}
        onChange={(isFetched) => mutate({ received: isFetched, fetched: isFetched })}
      >
        {text('time-off.requests.documentFetched')}
      </Checkbox>
    </>
  );
}
