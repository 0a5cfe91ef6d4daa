import { createContext, use } from 'react';
import { classNames } from '../class-names.ts';

export const FilterBarContext = createContext(false);

/** Whether the field is in a `FilterBar`, where it is small and has its label inside. */
export function useIsInFilterBar(): boolean {
  return use(FilterBarContext);
}

/** Filters are as wide as their text. */
export const filterFieldStyle = 'flex min-w-0 max-w-full flex-col gap-1.5';

const shape = 'h-8 min-w-0 rounded-md border transition-colors max-md:h-11';

/** The button of a filter, marked if it hides rows. */
export function filterButtonStyle(isSet: boolean): string {
  return classNames(
    shape,
    'relative inline-flex max-w-72 cursor-default items-center gap-1 px-2.5 text-sm group-data-invalid:border-danger',
    isSet
      ? 'border-accent bg-accent-surface font-medium text-accent-text'
      : 'border-line bg-card text-ink hover:bg-hovered data-pressed:bg-hovered',
  );
}

/** An input in a filter bar. */
export const filterInputStyle = `${shape} w-full border-line bg-card px-3 text-sm text-ink max-md:text-lg placeholder:text-ink-subtle data-invalid:border-danger`;

/** The border around a date, whose parts must be wide enough to be pressed, and its buttons. */
export const filterFrameStyle = `${shape} flex w-56 max-w-full items-center overflow-hidden border-line bg-card text-base text-ink max-md:text-lg data-focus-within:focus-ring data-invalid:border-danger max-md:w-64`;

export const filterLabelStyle = 'shrink-0 ps-2.5 text-ink-muted';
