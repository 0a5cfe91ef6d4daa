import { type LeaveType, type VisibleType, visibleType } from '@almanac/domain/leave/types/leave-type';
import { textOf } from '../../language/messages.ts';
import { formText } from './messages/form-text.ts';
import { TypeMark } from './type-badge.tsx';

type PreviewedType = Pick<
  LeaveType,
  'code' | 'name' | 'colour' | 'isAway' | 'reason' | 'shownTo' | 'needsApproval'
>;

const viewers = [
  { id: 'COLLEAGUE', role: 'EMPLOYEE', isInScope: false },
  { id: 'APPROVER', role: 'MANAGER', isInScope: true },
  { id: 'HR', role: 'HR_ADMIN', isInScope: true },
] as const;

function viewerName(viewer: (typeof viewers)[number]['id']): string {
  if (viewer === 'COLLEAGUE') return formText('leave.types.colleague');
  return viewer === 'APPROVER' ? formText('leave.types.approver') : formText('leave.types.hr');
}

/** A request of the type as a colleague, an approver and HR see it. */
export function TypePreview({ type }: { type: PreviewedType }) {
  return (
    <section
      aria-label={formText('leave.types.preview')}
      className="flex flex-col gap-2 rounded-md bg-sunken p-4"
    >
      <h3 className="font-medium text-ink">{formText('leave.types.previewTitle')}</h3>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
        {viewers.map(({ id, role, isInScope }) => (
          <div key={id} className="contents">
            <dt className="text-ink-muted">{viewerName(id)}</dt>
            <dd className="flex min-h-6 flex-wrap items-center gap-2 text-ink">
              <Sight type={type} seen={visibleType(type, { role }, isInScope)} isColleague={!isInScope} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface SightProps {
  type: PreviewedType;
  seen: VisibleType;
  isColleague: boolean;
}

function Sight({ type, seen, isColleague }: SightProps) {
  if (isColleague && !type.isAway) return formText('leave.types.noAbsence');
  const isWhole = seen.code === type.code;
  return (
    <>
      <TypeMark type={{ ...seen, name: textOf(seen.name), isAway: isWhole ? type.isAway : true }} />
      <span className="text-sm text-ink-muted">{noteOf(type, seen, isColleague)}</span>
    </>
  );
}

function noteOf(type: PreviewedType, { showsReason }: SightProps['seen'], isColleague: boolean): string {
  if (isColleague) return formText('leave.types.datesOnly');
  if (!showsReason) return formText('leave.types.onlyHrDecides');
  const hasReason = type.reason !== 'NONE';
  if (type.needsApproval)
    return hasReason ? formText('leave.types.decisionWithReason') : formText('leave.types.decision');
  return hasReason ? formText('leave.types.noticeWithReason') : formText('leave.types.noticeOnly');
}
