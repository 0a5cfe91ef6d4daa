import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** What opened the dialog of a row: its decision buttons, or its other actions. */
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

/** A list of requests that keeps, behind the others, the one that has left it while a dialog of its row is open. */
export function PinnedRows({ requests, children }: PinnedRowsProps) {
  const state = useState<PinnedRow>();
  const [held] = state;
  const hasLeft = held && requests.every(({ id }) => id !== held.request.id);
  return <Held value={state}>{children(hasLeft ? [...requests, held.request] : requests)}</Held>;
}

/** Keeps the row of the request as long as its dialog is open, which would go with the row. */
export function usePinnedRow(request: TimeOffRequest, opener: Opener, isOpen: boolean): void {
  const [, hold] = useContext(Held);
  useEffect(() => {
    if (!isOpen) return;
    hold({ request, opener });
    return () => hold(undefined);
  }, [request, opener, isOpen, hold]);
}

/** What opened the dialog of the row, if one is open. */
export function useOpener({ id }: TimeOffRequest): Opener | undefined {
  const [held] = useContext(Held);
  return held?.request.id === id ? held.opener : undefined;
}
