import { classNames } from '../class-names.ts';
import { rich, text } from '../messages/text.ts';
import type { Tone } from '../tone.ts';

type BarSegment = {
  /** As it follows the amount, such as 'left'. */
  label: string;
  amount: number;
  tone: Tone;
  /** Solid is what is left, striped is pending, empty is used, so that colour isn't the only cue. */
  pattern?: 'solid' | 'striped' | 'empty';
};

export type SegmentedBarProps = {
  /** Accessible name, such as 'Vacation days'. */
  label: string;
  segments: readonly BarSegment[];
  /** Formats an amount, such as '12 days'. */
  formatAmount?: (amount: number) => string;
  /** False if the text next to the bar has the same. */
  hasLegend?: boolean;
  className?: string | undefined;
};

const patterns = {
  solid: 'bg-tone-mark',
  striped: 'bar-striped',
  empty: 'bg-transparent',
};

/** Parts of a whole as one bar with a legend: left, pending and used. */
export function SegmentedBar({
  label,
  segments,
  formatAmount = String,
  hasLegend = true,
  className,
}: SegmentedBarProps) {
  const visible = segments.filter((segment) => segment.amount > 0);
  const reading = segments.map((segment) =>
    text('ui.segment', { amount: formatAmount(segment.amount), label: segment.label }),
  );
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <div
        role="img"
        aria-label={text('ui.list', { label, items: reading })}
        className="bar-track flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-hovered"
      >
        {visible.map((segment) => (
          <div
            key={segment.label}
            data-tone={segment.tone}
            className={patterns[segment.pattern ?? 'solid']}
            style={{ flexGrow: segment.amount, flexBasis: 0 }}
          />
        ))}
      </div>
      {hasLegend && (
        <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
          {segments.map((segment) => (
            <li key={segment.label} className="flex items-center gap-1.5">
              <span
                data-tone={segment.tone}
                className={classNames(
                  'size-2.5 rounded-full',
                  patterns[segment.pattern ?? 'solid'],
                  segment.pattern === 'empty' && 'border border-control-line',
                )}
              />
              <span>
                {rich('ui.segment', {
                  amount: <span className="font-medium text-ink">{formatAmount(segment.amount)}</span>,
                  label: segment.label,
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
