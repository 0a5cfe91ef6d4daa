import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useDocumentTitle } from './document-title.ts';

export type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  /** Shown above the title, such as a back link. */
  above?: ReactNode;
  /** The face of the person that the page is about, beside the title. */
  face?: ReactNode;
  actions?: ReactNode;
};

/** The page's heading, which also sets the browser tab's title. */
export function PageHeader({ title, subtitle, above, face, actions }: PageHeaderProps) {
  useDocumentTitle(title);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className={classNames('min-w-0', face !== undefined && 'flex items-center gap-4')}>
        {face}
        <div className="min-w-0">
          {above}
          <h1 className="text-xl font-semibold text-ink">{title}</h1>
          {subtitle !== undefined && <p className="text-ink-muted">{subtitle}</p>}
        </div>
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
