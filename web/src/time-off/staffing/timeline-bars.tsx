import type { Period } from '@almanac/domain/calendar/period';
import { wholePeriod } from '@almanac/domain/teams/members/membership-period';
import { allocationTone } from '../../teams/members/allocations/allocations.ts';
import { classNames } from '../../ui/class-names.ts';
import { text } from './messages/text.ts';
import { type Stretch, stretchOf, type TimelineRow } from './timeline-rows.ts';

/** A person's memberships as bars, overlaid with approved absences. The table has the same as text. */
export function TimelineBars({ row, shown }: { row: TimelineRow; shown: Period }) {
  return (
    <>
      {row.memberships.map(({ id, allocationPercent, isActive, ...period }) => {
        const stretch = stretchOf(wholePeriod(period), shown);
        return (
          stretch && (
            <div
              key={id}
              data-tone={isActive ? allocationTone(allocationPercent) : 'neutral'}
              style={positionStyle(stretch)}
              className={classNames(
                'absolute inset-y-1.5 border border-tone-mark bg-tone-surface',
                !isActive && 'border-dashed',
                stretch.isOpenBefore ? 'border-s-0' : 'rounded-s-md',
                stretch.isOpenAfter ? 'border-e-0' : 'rounded-e-md',
              )}
            />
          )
        );
      })}
      {row.absences.map((absence) => {
        const stretch = stretchOf(absence, shown);
        return (
          stretch && (
            <div
              key={absence.startDate}
              data-tone="neutral"
              style={positionStyle(stretch)}
              className="bar-striped absolute inset-y-2.5 rounded-md"
            />
          )
        );
      })}
      {row.memberships.map(({ id, allocationPercent, isActive, ...period }) => {
        const stretch = stretchOf(wholePeriod(period), shown);
        return (
          stretch && (
            <span
              key={id}
              data-tone={isActive ? allocationTone(allocationPercent) : 'neutral'}
              style={positionStyle(stretch)}
              className="absolute inset-y-1.5 flex items-center overflow-hidden px-1.5"
            >
              <span className="rounded-md bg-tone-surface px-1 text-xs font-semibold text-tone-text">
                {text('time-off.staffing.share', { percent: allocationPercent })}
              </span>
            </span>
          )
        );
      })}
    </>
  );
}

function positionStyle({ start, width }: Stretch) {
  return { insetInlineStart: `${start}%`, width: `${width}%` };
}
