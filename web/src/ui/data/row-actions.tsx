import { Button } from '../button/button.tsx';

interface RowActionsProps {
  /** What the row is about; the buttons are named with it. */
  name: string;
  /** What can be done with it, by what the button says. */
  actions: Readonly<Record<string, () => void>>;
}

/** The buttons at the end of a row; on a phone side by side under it. */
export function RowActions({ name, actions }: RowActionsProps) {
  return (
    <div className="flex justify-end gap-1.5 max-md:grid max-md:grid-cols-2">
      {Object.entries(actions).map(([label, onPress]) => (
        <Button key={label} size="small" aria-label={`${label} ${name}`} onPress={onPress}>
          {label}
        </Button>
      ))}
    </div>
  );
}
