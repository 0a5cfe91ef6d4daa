import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import { personAddress } from '@almanac/domain/erased-person';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useId, useRef } from 'react';
import { PersonLink } from '../access/person-link.tsx';
import { TypeBadge } from '../leave/types/type-badge.tsx';
import { useIsOnlyAdmin } from '../people/accounts/use-is-only-admin.ts';
import { Face } from '../people/photos/face.tsx';
import { isolated } from '../platform/isolated.ts';
import { useViewer } from '../platform/session/session.ts';
import { MailAddress } from '../ui/data/mail-address.tsx';
import { DecideRequestButtons } from './approvals/decisions/decide-request-buttons.tsx';
import { LeaveReduction } from './booking/reduction/leave-reduction.tsx';
import { RequestActions } from './booking/request-actions.tsx';
import { text } from './messages/text.ts';
import { ChangedFrom } from './requests/changed-from.tsx';
import { LinkedRequests } from './requests/linked-requests.tsx';
import { useOpener } from './requests/pinned-row.tsx';
import { ReasonText } from './requests/reason-text.tsx';
import { isNotice, StatusBadge } from './requests/request-badges.tsx';
import { RequestDocument } from './requests/request-document.tsx';
import { spanText } from './requests/words/request-texts.ts';
import { useDuration } from './requests/words/use-duration.ts';

/** Who requests what, why, and what the viewer can do about it. */
export function RequestHeader({ request }: { request: TimeOffRequest }) {
  const { requester, status, reason, rejectionReason } = request;
  const viewer = useViewer();
  const isOnlyAdmin = useIsOnlyAdmin();
  const opener = useOpener(request);
  const duration = useDuration(request);
  const sectionRef = useRef<HTMLElement>(null);
  const nameId = useId();
  const isOthers = requester.id !== viewer.id;
  // An open decision dialog stays until it is answered; other dialogs don't have these buttons.
  const isToDecide = status === 'PENDING' || opener === 'decision';
  const mayDecide = isToDecide && mayApproveTimeOff(viewer) && (isOthers || isOnlyAdmin);
  const address = personAddress(requester);
  return (
    <section
      ref={sectionRef}
      tabIndex={-1}
      aria-labelledby={nameId}
      className="flex flex-col gap-4 outline-none"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Face personId={requester.id} name={personName(requester)} size="large" />
        <div className="min-w-40 flex-1">
          <h2 id={nameId} className="text-lg font-semibold [overflow-wrap:anywhere] text-ink">
            <PersonLink person={requester} />
          </h2>
          <p className="text-sm [overflow-wrap:anywhere] text-ink-muted">
            {address && <MailAddress address={address} />}
            {requester.department && ` · ${isolated(requester.department.name)}`}
            {requester.isActive === false && ` · ${text('time-off.deactivated')}`}
          </p>
        </div>
        <StatusBadge status={status} isNotice={isNotice(request)} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TypeBadge type={request.type} />
        <p className="text-xl font-semibold text-ink">{spanText(request)}</p>
        <p className="text-ink-muted">{duration}</p>
        <ChangedFrom request={request} />
      </div>
      {reason !== undefined && <ReasonText reason={reason} />}
      {status === 'REJECTED' && (
        <div data-tone="rejected" className="text-tone-text">
          <ReasonText reason={rejectionReason || text('time-off.wasRejected')} />
        </div>
      )}
      <div className="flex flex-col gap-1 empty:hidden">
        {request.recordedBy && (
          <p className="text-ink">
            <span className="text-ink-muted">{text('time-off.recordedBy')}</span>{' '}
            <bdi>{request.recordedBy.name}</bdi>
          </p>
        )}
        <LinkedRequests request={request} />
        <RequestDocument request={request} nameId={nameId} />
        <LeaveReduction request={request} nameId={nameId} />
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mayDecide && <DecideRequestButtons request={request} nameId={nameId} isPrimary />}
        <RequestActions
          request={request}
          isWorded
          onLeave={() => sectionRef.current?.focus({ preventScroll: true })}
        />
      </div>
    </section>
  );
}
