import { classNames } from '../class-names.ts';
import { text } from '../messages/text.ts';

export type WaitingCountProps = {
  number: number;
  className?: string;
};

const mostShown = 99;

/** How many things wait behind a navigation entry; nothing at 0. Read after the entry's label. */
export function WaitingCount({ number, className }: WaitingCountProps) {
  if (number === 0) return null;
  const shown = number > mostShown ? `${mostShown}+` : String(number);
  return (
    <span
      className={classNames(
        'min-w-5 rounded-full bg-accent px-1.5 text-center text-xs leading-5 font-medium text-on-accent',
        className,
      )}
    >
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{text('ui.waiting', { count: number, shown })}</span>
    </span>
  );
}
