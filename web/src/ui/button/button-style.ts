import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small';

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap select-none ' +
  'transition-colors cursor-default border ' +
  'print:hidden data-disabled:pointer-events-none data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent text-on-accent hover:bg-accent-hovered data-pressed:bg-accent-hovered data-pending:bg-accent-hovered',
  secondary: 'border-line bg-card text-ink hover:bg-sunken data-pressed:bg-hovered',
  quiet:
    'border-transparent text-ink-muted hover:bg-hovered hover:text-ink data-pressed:bg-hovered data-pressed:text-ink',
  danger:
    'border-transparent bg-danger text-on-danger hover:bg-danger-hovered data-pressed:bg-danger-hovered data-pending:bg-danger-hovered',
};

const sizes: Record<ButtonSize, string> = {
  medium: 'h-9 px-3.5 text-base max-md:h-11 max-md:px-4',
  small: 'h-8 px-2.5 text-sm max-md:h-11 max-md:px-3.5',
};

const squares: Record<ButtonSize, string> = {
  medium: 'size-9 max-md:size-11',
  small: 'size-8 max-md:size-11',
};

/** Button classes for a button, a link or a menu trigger with a label. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(base, variants[variant], sizes[size], className);
}

/** Buttons at the end of their section. On a phone they share the line, or stack if a label is long. */
export const buttonsAtEnd =
  'flex flex-wrap justify-end gap-2 max-sm:*:min-w-max max-sm:*:grow max-sm:*:basis-[calc(50%-0.25rem)]';

/** Classes of an icon-only button. */
export function iconButtonStyle(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(base, variants[variant], squares[size], className);
}
