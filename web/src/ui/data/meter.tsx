import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import type { Tone } from '../tone.ts';

export type MeterProps = {
  label: string;
  value: number;
  maxValue?: number;
  tone?: Tone;
  /** Formatted value, such as '45.5%'. */
  valueLabel: string;
  /** Keeps the label for screen readers only, if a heading shows it. */
  isLabelHidden?: boolean;
};

/** A bar for a share, such as an allocation; a value above the maximum fills it. */
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
