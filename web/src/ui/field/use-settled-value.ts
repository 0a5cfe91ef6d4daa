import { useEffect, useEffectEvent, useState } from 'react';

const settlingMilliseconds = 300;

/**
 * Delays typed input by 300 ms, or until `settle`, and follows external changes of the value. `read` parses
 * the input; undefined isn't reported.
 */
export function useSettledValue<Value>(
  value: Value,
  onSettle: (value: Value) => void,
  read: (typed: Value) => Value | undefined = (typed) => typed,
) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [reported, setReported] = useState<readonly Value[]>([]);
  const parsed = read(typed);
  if (value !== known) {
    setKnown(value);
    // A reported value may come back after more has been typed.
    const isOwn = reported.includes(value);
    setReported(isOwn ? reported.slice(reported.indexOf(value) + 1) : []);
    if (!isOwn && value !== parsed) setTyped(value);
  }
  const settle = () => {
    if (parsed === undefined || parsed === (reported.at(-1) ?? value)) return;
    setReported([...reported, parsed]);
    onSettle(parsed);
  };
  const settleInTime = useEffectEvent(settle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports typed text, not a changed value.
  useEffect(() => {
    const timer = setTimeout(() => settleInTime(), settlingMilliseconds);
    return () => clearTimeout(timer);
  }, [parsed]);
  return { typed, setTyped, settle };
}
