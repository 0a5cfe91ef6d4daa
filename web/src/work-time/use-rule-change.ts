import type { Impact } from '@almanac/domain/work-time/effect-schema';
import { useState } from 'react';
import { ApiError } from '../platform/api-error.ts';
import { useMutationOnce } from '../platform/use-mutation-once.ts';
import { effectOf, type RuleCall } from './rule-call.ts';

/** Asks for the effect of a change; its faults stand at their fields until something else is asked. */
export function useRuleChange<Written>() {
  const [asked, setAsked] = useState<{ call: RuleCall<Written>; impact: Impact }>();
  const { mutate, isPending, error, reset } = useMutationOnce({
    mutationFn: async (call: RuleCall<Written>) => ({ call, impact: await effectOf(call) }),
    onSuccess: setAsked,
  });
  const issues = error instanceof ApiError ? error.issues : [];
  return {
    /** What is asked and what it would do; nothing while nothing is asked. */
    asked,
    /** Asks for the effect of the call. */
    show: mutate,
    isPending,
    /** What stands in the way, where it is about no field. */
    error: issues.length === 0 ? error : null,
    issues,
    /** What is wrong at a field, or at one of several. */
    faultAt: (...paths: string[]) => issues.find(({ path }) => paths.includes(path))?.message,
    /** Forgets the effect, and with it what stood in the way. */
    forget: () => {
      setAsked(undefined);
      reset();
    },
  };
}
