import type { PersonReference } from '@almanac/domain/access/schema';
import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const BalanceDialog = lazyDialog(async () => (await import('./balance-dialog.tsx')).BalanceDialog);

export type AdjustBalance = (person: PersonReference) => void;

/** The dialog that sets a balance. It stays open for its person even if the row that opened it disappears. */
export function useBalanceDialog(): { adjust: AdjustBalance; balanceDialog: ReactNode } {
  const [person, setPerson] = useState<PersonReference>();
  const [isOpen, setOpen] = useState(false);
  return {
    adjust: (chosen) => {
      setPerson(chosen);
      setOpen(true);
    },
    balanceDialog: person && <BalanceDialog person={person} isOpen={isOpen} onClose={() => setOpen(false)} />,
  };
}
