import { useProgress } from '../../platform/http/progress.ts';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { applyProgress } from './apply-progress.ts';
import { text } from './messages/saving-text.ts';
import type { PreviewState } from './use-rule-change.ts';

/** The reason, once the server requires one, and the preview's progress. */
export function PreviewFields({
  previewState: { isPending, progress, reason },
}: {
  previewState: PreviewState;
}) {
  return (
    <>
      {reason.isNeeded && (
        <TextField
          label={text('work-time.rule-changes.reason')}
          description={text('work-time.rule-changes.reasonHint')}
          isRequired
          autoComplete="off"
          maxLength={500}
          value={reason.value}
          onChange={reason.change}
          errorMessage={reason.fault}
        />
      )}
      {isPending && <CallProgress call={progress} />}
    </>
  );
}

/** Progress of a call. The server reports none for short ones. */
export function CallProgress({ call }: { call: string }) {
  const progress = useProgress(call);
  const shown = progress && applyProgress(progress);
  if (!shown) return null;
  return (
    <div className="sticky bottom-0 bg-card py-2">
      <ProgressBar {...shown} />
    </div>
  );
}
