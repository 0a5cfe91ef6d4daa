import type { ReactNode } from 'react';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PreviewFields } from './preview-fields.tsx';
import type { PreviewState } from './use-rule-change.ts';

interface EffectFormProps {
  /** Requests the effect of the fields' values. */
  onPreview: () => void;
  onCancel: () => void;
  isPending?: boolean;
  /** Reason and progress of the preview. */
  previewState?: PreviewState;
  /** Why the preview failed, unless a field shows it. */
  error?: Error | null;
  /** The fields. */
  children: ReactNode;
}

/** A form with a preview before saving. */
export function EffectForm({
  onPreview,
  onCancel,
  isPending = false,
  previewState,
  error = null,
  children,
}: EffectFormProps) {
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onPreview();
      }}
    >
      {children}
      {previewState && <PreviewFields previewState={previewState} />}
      <FailureAlert title="Couldn't load the effect" error={error} />
      <div className="flex flex-wrap justify-end gap-2 pt-1">
        <Button onPress={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Asking...">
          Show Effect
        </Button>
      </div>
    </form>
  );
}
