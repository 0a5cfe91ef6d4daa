import type { Impact } from '@almanac/domain/work-time/effect-schema';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../platform/http/api-error.ts';
import { hearProgress } from '../../platform/http/progress.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { effectOf, type RuleCall, withReason } from './rule-call.ts';

/** What a dialog shows while it asks for an effect, and what it asks besides its fields. */
export interface Asking {
  isPending: boolean;
  /** The name by which the news say how far the effect is. */
  progress: string;
  /** Why the change is made, once the server has asked for that. */
  reason: { isNeeded: boolean; value: string; fault: string | undefined; change: (typed: string) => void };
}

/** Asks for the effect of a change, until the dialog closes; its faults stand at their fields until something else is asked. */
export function useRuleChange<Written>() {
  const [asked, setAsked] = useState<{ call: RuleCall<Written>; impact: Impact }>();
  const [reason, setReason] = useState('');
  const [isReasonNeeded, setReasonNeeded] = useState(false);
  const progress = useId();
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const { mutate, isPending, error, reset } = useMutationOnce({
    mutationFn: async (unreasoned: RuleCall<Written>) => {
      hearProgress(undefined);
      asking.current = new AbortController();
      const call = withReason(unreasoned, reason);
      return { call, impact: await effectOf(call, { progress }, asking.current.signal) };
    },
    onSuccess: setAsked,
    onError: (fault) => {
      if (lacksReason(fault)) setReasonNeeded(true);
    },
  });
  const issues = error instanceof ApiError ? error.issues : [];
  const faultAt = (...paths: string[]) => issues.find(({ path }) => paths.includes(path))?.message;
  return {
    /** What is asked and what it would do; nothing while nothing is asked. */
    asked,
    /** Asks for the effect of the call. */
    show: mutate,
    isPending,
    asking: {
      isPending,
      progress,
      reason: { isNeeded: isReasonNeeded, value: reason, fault: faultAt('reason'), change: setReason },
    } satisfies Asking,
    /** What stands in the way, where it is about no field. */
    error: issues.length === 0 ? error : null,
    issues,
    /** What is wrong at a field, or at one of several. */
    faultAt,
    /** Forgets the effect, and with it what stood in the way. */
    forget: () => {
      asking.current?.abort();
      setAsked(undefined);
      reset();
    },
  };
}

/** Whether the server asks why the change is made. */
export function lacksReason(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ path }) => path === 'reason');
}
