import { personName } from '@almanac/domain/access/person-name';
import type { RequestPreview } from '@almanac/domain/time-off/booking/schema';
import { capacityState } from '@almanac/domain/time-off/presence/capacity-state';
import type { Absence } from '@almanac/domain/time-off/presence/schema';
import { UserCheck, Users } from 'lucide-react';
import { type TypeBook, useTypes } from '../../../leave/types/types.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { useToday } from '../../../platform/session/today.ts';
import { Alert } from '../../../ui/alert.tsx';
import { CapacityNotice, FineCapacity } from '../../presence/marks/capacity-notice.tsx';
import { decidersText, spanText } from '../../requests/words/request-texts.ts';
import { LeaveKept } from '../other-leave/leave-kept.tsx';
import { ReducedLeave } from '../other-leave/reduced-leave.tsx';
import { text } from './messages/text.ts';
import { MissingHolidays } from './missing-holidays.tsx';
import { previewText } from './preview-text.ts';
import type { RequestChecks } from './use-request-checks.ts';

const shownTeammates = 4;

interface RequestHintsProps {
  checks: RequestChecks;
  /** False for time off that is saved as approved. */
  isToDecide?: boolean;
  /** Whether the request is the viewer's own. */
  isOwn?: boolean;
}

/** Effect and overlaps of the request before it is sent. */
export function RequestHints({ checks, isToDecide = true, isOwn = true }: RequestHintsProps) {
  const { isChecking, failure, preview, teammates, capacity } = checks;
  return (
    <div className="flex flex-col gap-2">
      <div aria-live="polite" className="flex flex-col gap-2">
        {!preview && !isChecking && !failure && (
          <p className="text-ink-subtle">{text('time-off.booking.chooseDates')}</p>
        )}
        {preview && <Effect preview={preview} isOwn={isOwn} />}
        {isChecking && <p className="text-ink-subtle">{text('time-off.booking.checking')}</p>}
        {failure && <p className="text-ink-muted">{text('time-off.booking.notChecked', { isOwn })}</p>}
        {preview && <Obstacle preview={preview} />}
        {preview && isToDecide && <WhoDecides preview={preview} />}
        {teammates && <TeammatesAway teammates={teammates} />}
      </div>
      {preview && <CapacityHint preview={preview} capacity={capacity} />}
    </div>
  );
}

type Preview = NonNullable<RequestChecks['preview']>;

function Effect({ preview, isOwn }: { preview: Preview; isOwn: boolean }) {
  const today = useToday();
  const { types } = useTypes();
  const { type, ...period } = preview.asked;
  const unit = types.find(({ code }) => code === type)?.unit ?? 'DAY';
  const { total, days, left } = previewText(preview, {
    type,
    unit,
    period,
    today,
    isOwn,
  });
  return (
    <>
      <p className="text-ink-muted">
        <span className="font-medium text-ink">{total}</span> {left}
      </p>
      {days !== '' && <p className="text-ink-muted">{days}</p>}
      <MissingHolidays missing={preview.missingHolidays} />
      <ReducedLeave reduces={preview.reduces} />
      <LeaveKept kept={preview.keepsLeave} />
    </>
  );
}

/** Nothing for a type that needs no approval. */
function WhoDecides({ preview }: { preview: Preview }) {
  const viewerId = useViewer().id;
  if (preview.deciderCount === 0) return <NoApprover />;
  const decides = decidersText(preview, { viewerId });
  if (decides === '') return null;
  return (
    <p className="flex items-start gap-2 text-ink-muted">
      <UserCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{decides}</span>
    </p>
  );
}

/** At least one of the others is an administrator, if there are others. */
function NoApprover() {
  return (
    <Alert tone="info" title={text('time-off.booking.noOneDecides')}>
      <p>{text('time-off.booking.noOneDecidesHint')}</p>
    </Alert>
  );
}

/** Obstacles that don't belong to a field. */
function Obstacle({ preview: { decision, overlaps } }: { preview: RequestPreview }) {
  const { nameOf } = useTypes();
  const isOverlap = decision.code === 'OVERLAPPING_REQUEST';
  if (!isOverlap && overlaps.length > 0) {
    return (
      <Alert tone="warning" title={text('time-off.booking.overlap')}>
        {overlaps.map((request) => (
          <p key={request.id}>
            {text('time-off.booking.overlapping', { type: nameOf(request.type), days: spanText(request) })}
          </p>
        ))}
      </Alert>
    );
  }
  if (decision.allowed || decision.code === 'VALIDATION_ERROR') return null;
  return (
    <Alert tone="warning" title={titleOf(decision.code)}>
      <p>{decision.message}</p>
    </Alert>
  );
}

function titleOf(code: RequestPreview['decision']['code']): string {
  if (code === 'OVERLAPPING_REQUEST') return text('time-off.booking.overlap');
  return text(code === 'YEAR_CLOSED' ? 'time-off.booking.yearClosed' : 'time-off.booking.notChangeable');
}

function TeammatesAway({ teammates }: { teammates: readonly Absence[] }) {
  const { nameOf } = useTypes();
  if (teammates.length === 0) return null;
  const people = [...new Set(teammates.map((absence) => absenceText(absence, nameOf)))];
  return (
    <p className="flex items-start gap-2 text-ink-muted">
      <Users aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {text('time-off.booking.awayThen', {
          people: people.slice(0, shownTeammates),
          more: Math.max(0, people.length - shownTeammates),
        })}
      </span>
    </p>
  );
}

function absenceText({ requester, type, status, ...time }: Absence, nameOf: TypeBook['nameOf']): string {
  return text('time-off.booking.absence', {
    name: personName(requester),
    type: type === undefined ? undefined : nameOf(type),
    days: spanText(time),
    isPending: status === 'PENDING',
  });
}

interface CapacityHintProps {
  preview: Preview;
  capacity: RequestChecks['capacity'];
}

function CapacityHint({ preview: { asked, coverage }, capacity }: CapacityHintProps) {
  const { isAway } = useTypes().typeOf(asked.type);
  if (!isAway || coverage.away === 0) return null;
  if (capacityState(coverage) === 'fine') {
    return <FineCapacity maxPercentageImpact={coverage.maxPercentageImpact} />;
  }
  return capacity ? <CapacityNotice capacity={capacity} /> : null;
}
