import { useLayoutEffect, useState } from 'react';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { noSearch, searchAfterKey } from './palette-search.ts';
import type { QuickDialog } from './quick-dialogs.tsx';

const CommandPalette = lazyDialog(async () => (await import('./command-palette.tsx')).CommandPalette);

interface QuickPaletteProps {
  onClose: () => void;
  onDialog: (dialog: QuickDialog) => void;
}

/** The palette buffers keys from the moment it is requested; none reaches the page below. */
export function QuickPalette({ onClose, onDialog }: QuickPaletteProps) {
  const [search, setSearch] = useState(noSearch);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isInDialog(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Escape') onClose();
      else setSearch((before) => searchAfterKey(before, event.key));
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [onClose]);
  return <CommandPalette search={search} onSearch={setSearch} onClose={onClose} onDialog={onDialog} />;
}

function isInDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null;
}
