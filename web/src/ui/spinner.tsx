import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

type SpinnerProps = {
  /** What is loading. Without it, the spinner is decorative next to a text. */
  label?: string;
  className?: string;
};

export function Spinner({ label, className }: SpinnerProps) {
  const icon = <LoaderCircle aria-hidden="true" className={classNames('size-4 animate-spin', className)} />;
  if (label === undefined) return icon;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-muted">
      {icon}
      {label}
    </span>
  );
}
