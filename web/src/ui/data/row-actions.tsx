import { Button } from '../button/button.tsx';

interface RowAction {
  label: string;
  /** The accessible name, with the name of the row's record. */
  name: string;
  onPress: () => void;
}

interface RowActionsProps {
  actions: readonly RowAction[];
}

/** Buttons at the end of a row; below it in a card. */
export function RowActions({ actions }: RowActionsProps) {
  return (
    <div className="flex justify-end gap-1.5 as-cards:grid as-cards:grid-cols-2">
      {actions.map(({ label, name, onPress }) => (
        <Button key={label} size="small" aria-label={name} onPress={onPress}>
          {label}
        </Button>
      ))}
    </div>
  );
}
