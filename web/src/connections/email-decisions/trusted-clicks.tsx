import type { ReactNode, SyntheticEvent } from 'react';

/** Buttons that only people press: mail scanners run the scripts of a page and press its buttons, too. */
export function TrustedClicks({ children }: { children: ReactNode }) {
  return (
    <div
      className="contents"
      onClickCapture={ignoreScripts}
      onPointerDownCapture={ignoreScripts}
      onMouseDownCapture={ignoreScripts}
      onTouchStartCapture={ignoreScripts}
      onKeyDownCapture={ignoreScripts}
    >
      {children}
    </div>
  );
}

function ignoreScripts(event: SyntheticEvent): void {
  if (event.nativeEvent.isTrusted) return;
  event.preventDefault();
  event.stopPropagation();
}
