import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export type CardProps = {
  title?: ReactNode;
  subtitle?: ReactNode;
  /** A '?' beside the title. */
  help?: ReactNode;
  /** Buttons and links to the right of the title. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** Heading level of the title; 3 within another section. */
  headingLevel?: 2 | 3;
  className?: string;
  children: ReactNode;
};

export function Card({
  title,
  subtitle,
  help,
  actions,
  footer,
  headingLevel = 2,
  className,
  children,
}: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const Frame = title === undefined ? 'div' : 'section';
  return (
    <Frame
      aria-labelledby={title === undefined ? undefined : titleId}
      className={classNames('min-w-0 rounded-md border border-line bg-card', className)}
    >
      {title !== undefined && (
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4 max-md:px-4">
          <div className="min-w-0">
            <div className="flex items-center gap-1">
              <Heading id={titleId} className="text-lg font-semibold">
                {title}
              </Heading>
              {help}
            </div>
            {subtitle !== undefined && <p className="text-sm text-ink-muted">{subtitle}</p>}
          </div>
          {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </header>
      )}
      <div className="px-5 py-4 max-md:px-4">{children}</div>
      {footer !== undefined && (
        <footer className="border-t border-line px-5 py-3 text-sm text-ink-muted max-md:px-4">
          {footer}
        </footer>
      )}
    </Frame>
  );
}
