import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** What opened the row's dialog: its decision buttons, or its other actions. */
export type Opener = 'decision' | 'actions';
interface PinnedRow {
  request: TimeOffRequest;
  opener: Opener;
}
type Hold = (row: PinnedRow | undefined) => void;
const Held = createContext<[held: PinnedRow | undefined, hold: Hold]>([undefined, () => undefined]);

interface PinnedRowsProps {
  requests: readonly TimeOffRequest[];
  children: (shown: readonly TimeOffRequest[]) => ReactNode;
}

/** Keeps a removed request at the end of the list while its dialog is open. */
export function PinnedRows({ requests, children }: PinnedRowsProps) {
  const state = useState<PinnedRow>();
  const [held] = state;
  const hasLeft = held && requests.every(({ id }) => id !== held.request.id);
  return <Held value={state}>{children(hasLeft ? [...requests, held.request] : requests)}</Held>;
}

/** Pins the request's row while its dialog is open, as the dialog would close with the row. */
export function usePinnedRow(request: TimeOffRequest, opener: Opener, isOpen: boolean): void {
  const [, hold] = useContext(Held);
  useEffect(() => {
    if (!isOpen) return;
    hold({ request, opener });
    return () => hold(undefined);
  }, [request, opener, isOpen, hold]);
}

/** What opened the row's dialog, if any. */
export function useOpener({ id }: TimeOffRequest): Opener | undefined {
  const [held] = useContext(Held);
  return held?.request.id === id ? held.opener : undefined;
}
