import { isAdmin } from '@almanac/domain/access/permissions';
import { useViewer } from '../../platform/session/session.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { text } from './messages/oldest-text.ts';

/** The height of a request's two lines; administrators have a third, with who else decides it. */
export function heightOfFacts(viewer: Parameters<typeof isAdmin>[0]): string {
  return isAdmin(viewer) ? 'min-h-16' : 'min-h-11';
}

/** The height of three requests, so that nothing below moves if there are fewer. */
export function heightOfOldest(viewer: Parameters<typeof isAdmin>[0]): string {
  return isAdmin(viewer) ? 'min-h-60.5' : 'min-h-45.5';
}

/** Placeholder of the oldest requests, also while their code loads. */
export function OldestRequestsSkeleton() {
  const height = heightOfFacts(useViewer());
  return (
    <SkeletonArea
      label={text('time-off.approvals.loadingOldest')}
      className="flex flex-col divide-y divide-line"
    >
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className={`flex-1 max-md:h-21 ${height}`} />
          <Skeleton className="h-11 w-full md:h-8 md:w-44" />
        </div>
      ))}
    </SkeletonArea>
  );
}
