import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
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

interface RequestDocumentProps {
  request: TimeOffRequest;
  /** Id of the requester's name, which distinguishes the checkboxes of different requests. */
  nameId: string;
}

/** Approvers' checkbox for the request's document; hidden if none is expected. */
export function RequestDocument({ request, nameId }: RequestDocumentProps) {
  const viewer = useViewer();
  const { requester, status, documentMissing, documentReceivedOn } = request;
  if (!blocksDays(status) || (!documentMissing && documentReceivedOn === undefined)) return null;
  const mayTick = requester.id !== viewer.id && mayApproveTimeOff(viewer);
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
      {documentMissing && (
        <Badge tone="warning" icon={<FileWarning aria-hidden="true" />}>
          Document missing
        </Badge>
      )}
      {mayTick && <DocumentTick request={request} nameId={nameId} />}
      {documentReceivedOn !== undefined && (
        <p className="text-ink-muted">
          {mayTick ? 'on' : 'Document received on'} <DayText date={documentReceivedOn} />
        </p>
      )}
    </div>
  );
}

function DocumentTick({ request, nameId }: { request: TimeOffRequest; nameId: string }) {
  const { mutate, isPending, variables } = useMutationOnce({
    ...recordDocumentMutation(request),
    onError: (error) => toastFailure('The document was not recorded', error, personName(request.requester)),
  });
  const isReceived = request.documentReceivedOn !== undefined;
  return (
    <Checkbox
      isSelected={isPending ? variables : isReceived}
      aria-describedby={nameId}
      onChange={(received) => mutate(received)}
    >
      Document received
    </Checkbox>
  );
}
