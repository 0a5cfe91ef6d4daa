import type { ReactNode } from 'react';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { text } from './messages/saving-text.ts';
import { PreviewFields } from './preview-fields.tsx';
import { savingTexts } from './saving-texts.ts';
import type { PreviewState } from './use-rule-change.ts';

interface EffectFormProps {
  /** Saves the fields' values, or previews them. */
  onSubmit: () => void;
  onCancel: () => void;
  /** Replaces the text of the button. */
  submitLabel?: string;
  isDisabled?: boolean;
  /** Texts, reason and progress; without it, the form leads to a preview. */
  previewState?: PreviewState;
  /** Why it failed, unless a field shows it. */
  error?: Error | null;
  /** The fields. */
  children: ReactNode;
}

/** A form that saves, with a preview if the change affects anyone. */
export function EffectForm({
  onSubmit,
  onCancel,
  submitLabel,
  isDisabled = false,
  previewState,
  error = null,
  children,
}: EffectFormProps) {
  const { isPending = false, texts = savingTexts('SOMEONE') } = previewState ?? {};
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {previewState && <PreviewFields previewState={previewState} />}
      <FailureAlert title={texts.failed} error={error} />
      <div className="flex flex-wrap justify-end gap-2 pt-1">
        <Button onPress={onCancel}>{text('work-time.rule-changes.cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          isDisabled={isDisabled}
          isPending={isPending}
          pendingLabel={texts.pending}
        >
          {submitLabel ?? texts.submit}
        </Button>
      </div>
    </form>
  );
}
