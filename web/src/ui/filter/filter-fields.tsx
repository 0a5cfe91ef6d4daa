import { classNames } from '../class-names.ts';
import { text } from '../messages/text.ts';
import type { FilterLook, FilterTextProps } from './filter-look.ts';

const shape = 'h-8 min-w-0 rounded-md border transition-colors max-md:h-11';

/** Fields as wide as their text, with the label inside. */
export const filterFields: FilterLook = {
  field: 'flex min-w-0 max-w-full flex-col gap-1.5',
  button: buttonStyle,
  input: `${shape} w-full border-line bg-card px-3 text-sm text-ink max-md:text-lg placeholder:text-ink-subtle data-invalid:border-danger`,
  // The parts of a date must be wide enough to be pressed.
  frame: `${shape} flex w-56 max-w-full items-center overflow-hidden border-line bg-card text-base text-ink max-md:text-lg data-focus-within:focus-ring data-invalid:border-danger max-md:w-64`,
  label: 'shrink-0 ps-2.5 text-ink-muted',
  Text: FilterText,
};

/** The button of a filter, marked if it hides rows. */
function buttonStyle(isSet: boolean): string {
  return classNames(
    shape,
    'relative inline-flex max-w-72 cursor-default items-center gap-1 px-2.5 text-sm group-data-invalid:border-danger',
    isSet
      ? 'border-accent bg-accent-surface font-medium text-accent-text'
      : 'border-line bg-card text-ink hover:bg-hovered data-pressed:bg-hovered',
  );
}

/** The content of a filter's button: 'Department: All'. */
function FilterText({ label, value, isAll, isSet, icon: Icon }: FilterTextProps) {
  const mutedStyle = isSet ? undefined : 'text-ink-muted';
  return (
    <>
      {/* The button's name begins with the value, so the content does, too. */}
      {value(isAll ? 'sr-only' : 'min-w-0 truncate')}{' '}
      <span className={classNames('pointer-events-none -order-1 shrink-0', mutedStyle)}>
        {label}
        <span aria-hidden="true">:</span>
      </span>
      {isAll && (
        <span aria-hidden="true" data-text={text('ui.all')} className="before:content-[attr(data-text)]" />
      )}
      <Icon aria-hidden="true" className={classNames('ms-0.5 size-3.5 shrink-0', mutedStyle)} />
    </>
  );
}
