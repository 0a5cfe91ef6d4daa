import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that is not begun again before it is answered. A button is pending only once the page is drawn anew,
 * and a busy page can be pressed twice before that.
 */
export function useMutationOnce<Data, Variables = void, Shown = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Shown>,
) {
  const mutation = useMutation(options);
  const isUnderWay = useRef(false);
  const mutate: typeof mutation.mutate = (...input) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const answered = () => {
      isUnderWay.current = false;
    };
    mutation.mutateAsync(...input).then(answered, answered);
  };
  return { ...mutation, mutate };
}
