import { formatPercent } from '@almanac/domain/language/formats';
import { readerLocale } from '../../../platform/locale.ts';
import { Badge } from '../../../ui/badge.tsx';
import { allocationTone, barTone } from './allocations.ts';

/** An allocation in percent, with a decorative bar. */
export function AllocationFigure({ percent }: { percent: number }) {
  return (
    <div className="flex w-16 flex-col gap-1.5">
      <Badge tone={allocationTone(percent)} className="justify-center">
        {formatPercent(percent, readerLocale())}
      </Badge>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-hovered">
        <div
          data-tone={barTone(percent)}
          className="h-full rounded-full bg-tone-mark"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
