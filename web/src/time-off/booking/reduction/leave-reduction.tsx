import { isAdmin } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import type { reduceLeave } from '@almanac/domain/time-off/booking/endpoints';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { mutationOptions, useQuery } from '@tanstack/react-query';
import { useTypes } from '../../../leave/types/types.ts';
import { toastFailure } from '../../../platform/forms/failure-toast.ts';
import { caller } from '../../../platform/http/call.ts';
import { useMutationOnce } from '../../../platform/http/use-mutation-once.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { DayText } from '../../../platform/time-text.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { leaveText } from '../../balances/account/account-text.ts';
import { refetchTimeOff } from '../../requests/api.ts';
import { previewQuery } from '../form/api.ts';
import { rich, text } from '../messages/text.ts';

const callReduceLeave = caller<typeof reduceLeave>('PUT', '/vacation/{id}/reduction');

interface LeaveReductionProps {
  request: TimeOffRequest;
  /** Id of the requester's name, which describes the checkbox. */
  nameId: string;
}

/** Administrators' checkbox for reducing leave because of the absence; the requester sees since when it does. */
export function LeaveReduction({ request, nameId }: LeaveReductionProps) {
  const viewer = useViewer();
  const { leaveReduction, requester } = request;
  if (!leaveReduction) return null;
  const { on } = leaveReduction;
  const mayTick = isAdmin(viewer) && requester.id !== viewer.id;
  if (!mayTick && on === undefined) return null;
  return (
    <div className="flex basis-full flex-col gap-1">
      {mayTick && <ReductionTick request={request} nameId={nameId} />}
      {on !== undefined && (
        <p className="text-ink-muted">
          {rich('time-off.booking.reducedSince', { day: <DayText date={on} /> })}
        </p>
      )}
    </div>
  );
}

function ReductionTick({ request, nameId }: LeaveReductionProps) {
  const { requester } = request;
  const { mutate, isPending, variables } = useMutationOnce({
    ...reduceLeaveMutation(request),
    onError: (error) => toastFailure(text('time-off.booking.notReduced'), error, personName(requester)),
  });
  const isReduced = request.leaveReduction?.on !== undefined;
  return (
    <>
      <Checkbox
        isSelected={isPending ? variables : isReduced}
        aria-describedby={nameId}
        onChange={(reduces) => mutate(reduces)}
      >
        {text('time-off.booking.reduceLeave')}
      </Checkbox>
      <p className="text-ink-muted">
        <Effect request={request} /> {text('time-off.booking.reductionMailed')}
      </p>
    </>
  );
}

/** What the reduction takes from leave of other types. */
function Effect({ request }: { request: TimeOffRequest }) {
  const { typeOf } = useTypes();
  const { id: excludeRequestId, type, startDate, endDate, startHalf, endHalf, requester } = request;
  const span = { type, startDate, endDate, startHalf, endHalf };
  const { data } = useQuery(previewQuery({ ...span, userId: requester.id, excludeRequestId }));
  if (!data) return null;
  const { reduces = [] } = data;
  if (reduces.length === 0) return text('time-off.booking.reducesNothing');
  const amounts = reduces.map(({ type: code, amount }) => {
    const { name, unit } = typeOf(code);
    return text('time-off.booking.lessOf', { type: name, amount: leaveText(amount, unit) });
  });
  return amounts.join(' ');
}

/** Pending until the lists are refetched. */
function reduceLeaveMutation({ id, version }: TimeOffRequest) {
  return mutationOptions({
    mutationFn: (reduces: boolean) => callReduceLeave({ id, version, reduces }),
    onSettled: (_answer, _error, _reduces, _result, { client }) => refetchTimeOff(client),
  });
}
