import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type AlertProps = {
  tone: 'info' | 'success' | 'warning' | 'danger';
  title?: string;
  /** Buttons and links below the text. */
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
};

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** An inline message. Screen readers announce it when it appears, and a danger immediately. */
export function Alert({ tone, title, actions, className, children }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      data-tone={tone}
      className={classNames('flex gap-3 rounded-md bg-tone-surface px-4 py-3 text-tone-text', className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children}
        {actions !== undefined && <div className="flex flex-wrap gap-2 pt-1">{actions}</div>}
      </div>
    </div>
  );
}
