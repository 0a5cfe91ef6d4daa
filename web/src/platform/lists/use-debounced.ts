import { useEffect, useState } from 'react';

const settlingMilliseconds = 300;

/** The value, delayed until it has been stable for 300 ms. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settlingMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
