import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import type { Tone } from '../tone.ts';

export type MeterProps = {
  label: string;
  value: number;
  maxValue?: number;
  tone?: Tone;
  /** How the value reads, such as '45.5%'. */
  valueLabel: string;
  /** The label is always there for screen readers; it may be hidden where a heading says the same. */
  isLabelHidden?: boolean;
};

/** How much of something is taken, such as an allocation; a value over the end fills the bar. */
export function Meter({
  label,
  value,
  maxValue = 100,
  tone = 'accent',
  valueLabel,
  isLabelHidden = false,
}: MeterProps) {
  return (
    <AriaMeter
      value={value}
      maxValue={maxValue}
      valueLabel={valueLabel}
      className="flex w-full flex-col gap-1"
    >
      {({ percentage }) => (
        <>
          <div className="flex justify-between gap-3 text-sm">
            <Label className={isLabelHidden ? 'sr-only' : 'text-ink-muted'}>{label}</Label>
            <span className="font-medium whitespace-nowrap text-ink">{valueLabel}</span>
          </div>
          <div className="bar-track h-1.5 overflow-hidden rounded-full bg-hovered">
            <div
              data-tone={tone}
              className="h-full rounded-full bg-tone-mark"
              style={{ width: `${percentage}%` }}
            />
          </div>
        </>
      )}
    </AriaMeter>
  );
}
