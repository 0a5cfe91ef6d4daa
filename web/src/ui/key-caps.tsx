/** Keyboard keys: 'G D' are two, pressed in sequence. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className="flex shrink-0 gap-1">
      {keys.split(' ').map((key) => (
        <kbd
          key={key}
          className="min-w-5 rounded-md border border-line bg-sunken px-1.5 text-center font-sans text-xs leading-5 text-ink-muted"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
