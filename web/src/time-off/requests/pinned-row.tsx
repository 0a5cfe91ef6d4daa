import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** What opened the row's dialog: its decision buttons, or its other actions. */
export type Opener = 'decision' | 'actions';
interface PinnedRow {
  request: TimeOffRequest;
  opener: Opener;
}
type SetPinned = (row: PinnedRow | undefined) => void;
const PinnedContext = createContext<[pinned: PinnedRow | undefined, setPinned: SetPinned]>([
  undefined,
  () => undefined,
]);

interface PinnedRowsProps {
  requests: readonly TimeOffRequest[];
  children: (shown: readonly TimeOffRequest[]) => ReactNode;
}

/** Keeps a removed request at the end of the list while its dialog is open. */
export function PinnedRows({ requests, children }: PinnedRowsProps) {
  const state = useState<PinnedRow>();
  const [pinned] = state;
  const hasLeft = pinned && requests.every(({ id }) => id !== pinned.request.id);
  return (
    <PinnedContext value={state}>
      {children(hasLeft ? [...requests, pinned.request] : requests)}
    </PinnedContext>
  );
}

/** Pins the request's row while its dialog is open, as the dialog would close with the row. */
export function usePinnedRow(request: TimeOffRequest, opener: Opener, isOpen: boolean): void {
  const [, setPinned] = useContext(PinnedContext);
  useEffect(() => {
    if (!isOpen) return;
    setPinned({ request, opener });
    return () => setPinned(undefined);
  }, [request, opener, isOpen, setPinned]);
}

/** What opened the row's dialog, if any. */
export function useOpener({ id }: TimeOffRequest): Opener | undefined {
  const [pinned] = useContext(PinnedContext);
  return pinned?.request.id === id ? pinned.opener : undefined;
}
