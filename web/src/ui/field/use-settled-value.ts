import { useEffect, useEffectEvent, useState } from 'react';

const settlingMilliseconds = 300;

/**
 * Holds what is typed, and hands it on once it has stood still for 300 ms, or at once by `settle`; follows the value when
 * that changes by itself. `read` tells what is meant by what is typed; as long as it tells nothing, nothing is handed on.
 */
export function useSettledValue<Value>(
  value: Value,
  onSettle: (value: Value) => void,
  read: (typed: Value) => Value | undefined = (typed) => typed,
) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [underWay, setUnderWay] = useState<readonly Value[]>([]);
  const meant = read(typed);
  if (value !== known) {
    setKnown(value);
    // What was handed on may come back when more has been typed already.
    const isOwn = underWay.includes(value);
    setUnderWay(isOwn ? underWay.slice(underWay.indexOf(value) + 1) : []);
    if (!isOwn && value !== meant) setTyped(value);
  }
  const settle = () => {
    if (meant === undefined || meant === (underWay.at(-1) ?? value)) return;
    setUnderWay([...underWay, meant]);
    onSettle(meant);
  };
  const settleInTime = useEffectEvent(settle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports typed text, not a changed value.
  useEffect(() => {
    const timer = setTimeout(() => settleInTime(), settlingMilliseconds);
    return () => clearTimeout(timer);
  }, [meant]);
  return { typed, setTyped, settle };
}
