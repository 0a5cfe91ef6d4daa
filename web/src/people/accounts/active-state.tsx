import { classNames } from '../../ui/class-names.ts';

/** A dot and its word: whether the account may be used. */
export function ActiveState({ isActive }: { isActive: boolean }) {
  return (
    <span
      data-tone={isActive ? 'success' : 'neutral'}
      className="inline-flex items-center gap-2 text-sm whitespace-nowrap text-tone-text"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'size-2.5 shrink-0 rounded-full',
          isActive ? 'bg-tone-mark' : 'border-2 border-control-line',
        )}
      />
      {isActive ? 'Active' : 'Inactive'}
    </span>
  );
}
