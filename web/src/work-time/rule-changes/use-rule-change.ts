import type { Impact } from '@almanac/domain/work-time/effect-schema';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../platform/http/api-error.ts';
import { receiveProgress } from '../../platform/http/progress.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { toast } from '../../ui/toast/toast.ts';
import { type RuleCall, withReason } from './rule-call.ts';
import { type Affected, saveUnlessAffected } from './save-unless-affected.ts';
import { savingTexts } from './saving-texts.ts';

interface RuleChangeSettings {
  affected: Affected;
  /** Toast after the change. */
  done: { text: string; detail?: string };
  /** Called after the change: refetches what it affects and closes the form. */
  onApplied: () => Promise<unknown>;
}

/** What a form shows of a change: texts, progress, and the reason it may need. */
export interface PreviewState {
  isPending: boolean;
  texts: ReturnType<typeof savingTexts>;
  /** Name of the dry run's progress events. */
  progress: string;
  /** The reason for the change, once the server requires one. */
  reason: { isNeeded: boolean; value: string; fault: string | undefined; change: (typed: string) => void };
}

/** Saves a change that affects no one, and previews any other. Errors stay at their fields until the next attempt. */
export function useRuleChange<Written>({ affected, done, onApplied }: RuleChangeSettings) {
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
      const { signal } = running.current;
      const call = withReason(unreasoned, reason);
      return { call, outcome: await saveUnlessAffected(call, { affected, progress, signal }) };
    },
    onSuccess: async ({ call, outcome }) => {
      if ('impact' in outcome) {
        setPreview({ call, impact: outcome.impact });
        return;
      }
      toast(done.text, { detail: done.detail });
      await onApplied();
    },
    onError: (fault) => {
      if (lacksReason(fault)) setReasonNeeded(true);
    },
  });
  const issues = error instanceof ApiError ? error.issues : [];
  const faultAt = (...paths: string[]) => issues.find(({ path }) => paths.includes(path))?.message;
  return {
    /** The effect that must be seen before the change is applied, if any; props of its dialog. */
    preview: preview && { ...preview, done, onApplied },
    /** Saves the change, or starts its preview. */
    submit: mutate,
    isPending,
    previewState: {
      isPending,
      texts: savingTexts(affected),
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
