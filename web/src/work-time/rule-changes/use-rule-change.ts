import type { Impact } from '@almanac/domain/work-time/effect-schema';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../platform/http/api-error.ts';
import { receiveProgress } from '../../platform/http/progress.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { effectOf, type RuleCall, withReason } from './rule-call.ts';

/** State of a preview: progress, and the reason it may need. */
export interface PreviewState {
  isPending: boolean;
  /** Name of the preview's progress events. */
  progress: string;
  /** The reason for the change, once the server requires one. */
  reason: { isNeeded: boolean; value: string; fault: string | undefined; change: (typed: string) => void };
}

/** Previews a change until the dialog closes. Errors stay at their fields until the next preview. */
export function useRuleChange<Written>() {
  const [preview, setPreview] = useState<{ call: RuleCall<Written>; impact: Impact }>();
  const [reason, setReason] = useState('');
  const [isReasonNeeded, setReasonNeeded] = useState(false);
  const progress = useId();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, isPending, error, reset } = useMutationOnce({
    mutationFn: async (unreasoned: RuleCall<Written>) => {
      receiveProgress(undefined);
      running.current = new AbortController();
      const call = withReason(unreasoned, reason);
      return { call, impact: await effectOf(call, { progress }, running.current.signal) };
    },
    onSuccess: setPreview,
    onError: (fault) => {
      if (lacksReason(fault)) setReasonNeeded(true);
    },
  });
  const issues = error instanceof ApiError ? error.issues : [];
  const faultAt = (...paths: string[]) => issues.find(({ path }) => paths.includes(path))?.message;
  return {
    /** The previewed call and its effect, if any. */
    preview,
    /** Starts the preview of a call. */
    show: mutate,
    isPending,
    previewState: {
      isPending,
      progress,
      reason: { isNeeded: isReasonNeeded, value: reason, fault: faultAt('reason'), change: setReason },
    } satisfies PreviewState,
    /** The error, unless fields show it. */
    error: issues.length === 0 ? error : null,
    issues,
    /** The error at any of the paths. */
    faultAt,
    /** Clears the preview and its errors. */
    forget: () => {
      running.current?.abort();
      setPreview(undefined);
      reset();
    },
  };
}

/** Whether the server requires a reason. */
export function lacksReason(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ path }) => path === 'reason');
}
