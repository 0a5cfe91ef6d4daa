import { useEffect, useState } from 'react';

const settlingMilliseconds = 300;

/** The value as it was when it last stood still for 300 milliseconds. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settlingMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
