import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { text } from './messages/own-text.ts';

const OwnSpellsDialog = lazyDialog(async () => (await import('./own-spells-dialog.tsx')).OwnSpellsDialog);

/** Opens the viewer's own illnesses. */
export function OwnSpells() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{text('time-off.sickness.ownSpells')}</Button>
      <OwnSpellsDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
