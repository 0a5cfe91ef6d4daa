import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Tone } from '../tone.ts';

export type MessagePanelProps = {
  icon?: ReactNode;
  tone?: Tone;
  title: string;
  message?: ReactNode;
  actions?: ReactNode;
  role?: 'alert' | 'status';
  headingLevel?: 1 | 2 | 3;
  className?: string;
};

/** One message instead of the content: the frame of empty, error and forbidden states. */
export function MessagePanel({
  icon,
  tone = 'neutral',
  title,
  message,
  actions,
  role,
  headingLevel = 2,
  className,
}: MessagePanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div role={role} className={classNames('flex flex-col items-center px-6 py-10 text-center', className)}>
      {icon !== undefined && (
        <span
          data-tone={tone}
          className="mb-4 flex size-11 items-center justify-center rounded-full bg-tone-surface text-tone-text [&_svg]:size-5"
        >
          {icon}
        </span>
      )}
      <Heading className="text-lg font-semibold text-ink">{title}</Heading>
      {message !== undefined && <p className="mt-1 max-w-md text-ink-muted">{message}</p>}
      {actions !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}

type EmptyStateProps = Omit<MessagePanelProps, 'role'>;

/** An empty state: what is missing, why, and what to do. */
export function EmptyState(props: EmptyStateProps) {
  return <MessagePanel {...props} />;
}
