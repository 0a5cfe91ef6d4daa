import { SegmentedBar } from '../../ui/data/segmented-bar.tsx';
import type { Tone } from '../../ui/tone.ts';
import { text } from './messages/bar-text.ts';

interface LeftBarProps {
  /** Accessible name, such as 'Vacation Days'. */
  label: string;
  /** Tone of the type. */
  tone: Tone;
  left: number;
  pending: number;
  used: number;
  /** Formats an amount, such as '12 days'. */
  formatAmount: (amount: number) => string;
  className?: string;
}

/** A balance as a bar: what is left is filled, what is pending is striped, and what is used is empty. */
export function LeftBar({ label, tone, left, pending, used, formatAmount, className }: LeftBarProps) {
  return (
    <SegmentedBar
      label={label}
      segments={[
        { label: text('time-off.balances.barLeft'), amount: Math.max(0, left), tone, pattern: 'solid' },
        { label: text('time-off.balances.barPending'), amount: pending, tone, pattern: 'striped' },
        { label: text('time-off.balances.barUsed'), amount: used, tone: 'neutral', pattern: 'empty' },
      ]}
      formatAmount={formatAmount}
      hasLegend={false}
      className={className}
    />
  );
}
