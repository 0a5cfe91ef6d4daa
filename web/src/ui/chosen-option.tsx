import { SelectValue } from 'react-aria-components/Select';

/** The name of the chosen option alone, without its description; the placeholder while there is none. */
export function ChosenOption() {
  return (
    <SelectValue className="min-w-0 truncate data-placeholder:text-ink-subtle">
      {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
    </SelectValue>
  );
}
