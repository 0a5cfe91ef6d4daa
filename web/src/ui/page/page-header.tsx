import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useDocumentTitle } from './document-title.ts';

export type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  /** A '?' beside the title. */
  help?: ReactNode;
  /** Shown above the title, such as a back link. */
  above?: ReactNode;
  /** The face of the person that the page is about, beside the title. */
  face?: ReactNode;
  actions?: ReactNode;
};

/** The page's heading, which also sets the browser tab's title. */
export function PageHeader({ title, subtitle, help, above, face, actions }: PageHeaderProps) {
  useDocumentTitle(title);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className={classNames('min-w-0', face !== undefined && 'flex items-center gap-4')}>
        {face}
        <div className="min-w-0">
          {above}
          <div className="flex items-center gap-1.5">
            <h1 className="min-w-0 text-xl font-semibold text-ink">{title}</h1>
            {help}
          </div>
          {subtitle !== undefined && <p className="text-ink-muted">{subtitle}</p>}
        </div>
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
