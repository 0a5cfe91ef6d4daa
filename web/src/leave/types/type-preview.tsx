import { type LeaveType, type VisibleType, visibleType } from '@almanac/domain/leave/types/leave-type';
import { TypeMark } from './type-badge.tsx';

type PreviewedType = Pick<
  LeaveType,
  'code' | 'name' | 'colour' | 'isAway' | 'reason' | 'shownTo' | 'needsApproval'
>;

const viewers = [
  { label: 'A colleague', role: 'EMPLOYEE', isInScope: false },
  { label: 'An approver', role: 'MANAGER', isInScope: true },
  { label: 'HR', role: 'HR_ADMIN', isInScope: true },
] as const;

/** A request of the type as a colleague, an approver and HR see it. */
export function TypePreview({ type }: { type: PreviewedType }) {
  return (
    <section aria-label="Preview" className="flex flex-col gap-2 rounded-md bg-sunken p-4">
      <h3 className="font-medium text-ink">How others see a request</h3>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
        {viewers.map(({ label, role, isInScope }) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="flex min-h-6 flex-wrap items-center gap-2 text-ink">
              <Sight type={type} seen={seenBy(type, role, isInScope)} isColleague={!isInScope} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function seenBy(
  type: PreviewedType,
  role: (typeof viewers)[number]['role'],
  isInScope: boolean,
): VisibleType {
  return visibleType(type, { role }, isInScope);
}

interface SightProps {
  type: PreviewedType;
  seen: VisibleType;
  isColleague: boolean;
}

function Sight({ type, seen, isColleague }: SightProps) {
  if (isColleague && !type.isAway) return 'Nothing, as it is no absence';
  const isWhole = seen.code === type.code;
  return (
    <>
      <TypeMark type={{ ...seen, isAway: isWhole ? type.isAway : true }} />
      <span className="text-sm text-ink-muted">{noteOf(type, seen, isColleague)}</span>
    </>
  );
}

function noteOf(type: PreviewedType, { showsReason }: SightProps['seen'], isColleague: boolean): string {
  if (isColleague) return 'the days alone';
  const reason = showsReason && type.reason !== 'NONE' ? 'with the reason' : 'without a reason';
  if (!showsReason) return `${reason}; only HR decides it`;
  return type.needsApproval ? `${reason}; to be decided` : `${reason}; a notice, nothing to decide`;
}
