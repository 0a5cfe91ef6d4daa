import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

type Hold = (request: TimeOffRequest | undefined) => void;
const Held = createContext<[held: TimeOffRequest | undefined, hold: Hold]>([undefined, () => undefined]);

interface HeldRowsProps {
  requests: readonly TimeOffRequest[];
  children: (shown: readonly TimeOffRequest[]) => ReactNode;
}

/** A list of requests that keeps, behind the others, the one that has left it while a dialog of its row is open. */
export function HeldRows({ requests, children }: HeldRowsProps) {
  const state = useState<TimeOffRequest>();
  const [held] = state;
  const hasLeft = held && requests.every(({ id }) => id !== held.id);
  return <Held value={state}>{children(hasLeft ? [...requests, held] : requests)}</Held>;
}

/** Keeps the row of the request as long as its dialog is open, which would go with the row. */
export function useHold(request: TimeOffRequest, isOpen: boolean): void {
  const [, hold] = useContext(Held);
  useEffect(() => {
    if (!isOpen) return;
    hold(request);
    return () => hold(undefined);
  }, [request, isOpen, hold]);
}

/** Whether a dialog of the row is open. */
export function useIsHeld({ id }: TimeOffRequest): boolean {
  const [held] = useContext(Held);
  return held?.id === id;
}
