import { SegmentedBar } from '../../ui/segmented-bar.tsx';
import type { Tone } from '../../ui/tone.ts';
import { countText } from '../requests/request-text.ts';

interface LeaveBalanceTileProps {
  title: string;
  tone: Tone;
  /** All in days. */
  total: number;
  used: number;
  pending: number;
  available: number;
  headingLevel?: 2 | 3;
}

/** One entitlement: the figure that people look for, the bar, and how much of the year's days is used. */
export function LeaveBalanceTile({
  title,
  tone,
  total,
  used,
  pending,
  available,
  headingLevel = 3,
}: LeaveBalanceTileProps) {
  const Heading = `h${headingLevel}` as const;
  const percentUsed = total > 0 ? Math.round((used / total) * 100) : 0;
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <Heading className="font-medium text-ink">{title}</Heading>
        <p className="text-sm text-ink-muted">{percentUsed}% used</p>
      </div>
      <p className="flex items-baseline gap-1.5">
        <span className="text-2xl font-semibold text-ink">{available}</span>
        <span className="text-ink-muted">available</span>
      </p>
      <SegmentedBar
        label={title}
        segments={[
          { label: 'Used', amount: used, tone, pattern: 'solid' },
          { label: 'Pending', amount: pending, tone, pattern: 'striped' },
          { label: 'Left', amount: Math.max(0, available), tone: 'neutral', pattern: 'empty' },
        ]}
        formatAmount={(days) => countText(days, 'day')}
        hasLegend={false}
      />
      <p className="text-sm text-ink-muted">
        {used} of {countText(total, 'day')} used{pending > 0 && `, ${pending} pending`}
      </p>
    </section>
  );
}
