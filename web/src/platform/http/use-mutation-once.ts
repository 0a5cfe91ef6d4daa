import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that ignores calls while one is pending. A busy page may be clicked twice before its button
 * renders as pending.
 */
export function useMutationOnce<Data, Variables = void, Shown = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Shown>,
) {
  const mutation = useMutation(options);
  const isRunning = useRef(false);
  const mutate: typeof mutation.mutate = (...input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const answered = () => {
      isRunning.current = false;
    };
    mutation.mutateAsync(...input).then(answered, answered);
  };
  return { ...mutation, mutate };
}
