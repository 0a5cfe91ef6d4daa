import { classNames } from '../class-names.ts';

export type WaitingCountProps = {
  number: number;
  className?: string;
};

const mostShown = 99;

/** How many things wait behind a navigation entry; nothing at 0. Read after the entry's label. */
export function WaitingCount({ number, className }: WaitingCountProps) {
  if (number === 0) return null;
  return (
    <span
      className={classNames(
        'min-w-5 rounded-full bg-accent px-1.5 text-center text-xs leading-5 font-medium text-on-accent',
        className,
      )}
    >
      <span className="sr-only">, </span>
      {number > mostShown ? `${mostShown}+` : number}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
