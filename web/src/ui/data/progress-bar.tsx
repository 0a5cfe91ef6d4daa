import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';

export type ProgressBarProps = {
  /** The current step. */
  label: string;
  /** Progress from 0 to 100. */
  value: number;
};

/** Progress of a long task. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <AriaProgressBar value={value} className="flex w-full flex-col gap-1">
      {({ percentage = 0 }) => (
        <>
          <Label className="text-sm text-ink-muted tabular-nums">{label}</Label>
          <div className="h-1.5 overflow-hidden rounded-full bg-hovered">
            <div
              data-tone="accent"
              className="h-full rounded-full bg-tone-mark transition-[width]"
              style={{ width: `${percentage}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
