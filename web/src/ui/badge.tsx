import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Tone } from './tone.ts';

export type BadgeProps = { tone?: Tone; icon?: ReactNode; className?: string; children: ReactNode };

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      data-tone={tone}
      className={classNames(
        'inline-flex h-6 max-w-full items-center gap-1.5 rounded-full bg-tone-surface px-2.5 text-xs font-medium text-tone-text',
        '[&_svg]:size-3.5 [&_svg]:shrink-0',
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
