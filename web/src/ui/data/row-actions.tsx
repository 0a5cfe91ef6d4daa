import { Button } from '../button/button.tsx';

interface RowActionsProps {
  /** Name of the row's record, part of each button's accessible name. */
  name: string;
  /** Actions by button label. */
  actions: Readonly<Record<string, () => void>>;
}

/** Buttons at the end of a row; below it in a card. */
export function RowActions({ name, actions }: RowActionsProps) {
  return (
    <div className="flex justify-end gap-1.5 as-cards:grid as-cards:grid-cols-2">
      {Object.entries(actions).map(([label, onPress]) => (
        <Button key={label} size="small" aria-label={`${label} ${name}`} onPress={onPress}>
          {label}
        </Button>
      ))}
    </div>
  );
}
