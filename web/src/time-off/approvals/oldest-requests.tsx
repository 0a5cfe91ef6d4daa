import { personName } from '@almanac/domain/access/person-name';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { fillsAreaOnPhone, PersonLink } from '../../access/person-link.tsx';
import { TypeBadge } from '../../leave/types/type-badge.tsx';
import { useTypes } from '../../leave/types/types.ts';
import { Face } from '../../people/photos/face.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useViewer } from '../../platform/session/session.ts';
import { useToday } from '../../platform/session/today.ts';
import { awayText } from '../presence/away/away-text.ts';
import { PinnedRows } from '../requests/pinned-row.tsx';
import { durationText } from '../requests/words/duration-text.ts';
import { sharedDecisionText } from '../requests/words/who-decides.ts';
import { askedRequestsQuery } from './decisions/api.ts';
import { DecideRequestButtons } from './decisions/decide-request-buttons.tsx';
import { text } from './messages/oldest-text.ts';
import { heightOfFacts, OldestRequestsSkeleton } from './oldest-requests-skeleton.tsx';

const mostShown = 3;

/** The oldest requests that the viewer is asked to decide, with their decision buttons. */
export function OldestRequests() {
  return (
    <Loaded
      query={useQuery(askedRequestsQuery())}
      failure={text('time-off.approvals.notLoaded')}
      message={text('time-off.approvals.notLoadedHint')}
      headingLevel={3}
      skeleton={<OldestRequestsSkeleton />}
    >
      {({ data: requests }) =>
        requests.length === 0 ? (
          <p className="m-auto text-ink-muted">{text('time-off.approvals.nothingWaits')}</p>
        ) : (
          <ul aria-label={text('time-off.approvals.oldest')} className="divide-y divide-line">
            <PinnedRows requests={requests.slice(0, mostShown)}>
              {(shown) => shown.map((request) => <OldestRequest key={request.id} request={request} />)}
            </PinnedRows>
          </ul>
        )
      }
    </Loaded>
  );
}

function OldestRequest({ request }: { request: TimeOffRequest }) {
  const nameId = useId();
  const name = personName(request.requester);
  const { unit } = useTypes().typeOf(request.type);
  const viewer = useViewer();
  const decides = sharedDecisionText(request, viewer.id);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Face personId={request.requester.id} name={name} />
      <div className={`relative min-w-48 flex-1 ${heightOfFacts(viewer)}`}>
        <p className="flex flex-wrap items-center gap-x-2 font-medium text-ink">
          <span id={nameId} className="flex min-w-0">
            <PersonLink person={request.requester} className={`truncate ${fillsAreaOnPhone}`} />
          </span>
          <TypeBadge type={request.type} />
          <span className="font-normal text-ink-muted">
            {[awayText(request, useToday()), durationText(request, unit)].join(' · ')}
          </span>
        </p>
        <p className="line-clamp-2 wrap-anywhere text-ink" title={request.reason}>
          {request.reason ?? <span className="text-ink-muted">{text('time-off.approvals.noReason')}</span>}
        </p>
        {decides !== '' && <p className="text-sm text-ink-muted">{decides}</p>}
      </div>
      <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
        <DecideRequestButtons request={request} nameId={nameId} isPrimary approvesAtOnce />
      </div>
    </li>
  );
}
