import type { ReactNode } from 'react';
import { useDocumentTitle } from './document-title.ts';

export type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  /** Shown above the title, such as a back link. */
  above?: ReactNode;
  actions?: ReactNode;
};

/** The page's heading, which also sets the browser tab's title. */
export function PageHeader({ title, subtitle, above, actions }: PageHeaderProps) {
  useDocumentTitle(title);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {above}
        <h1 className="text-xl font-semibold text-ink">{title}</h1>
        {subtitle !== undefined && <p className="text-ink-muted">{subtitle}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
