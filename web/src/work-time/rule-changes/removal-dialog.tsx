import { commonMessage } from '@almanac/domain/language/messages/message';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { textOf } from '../../language/messages.ts';
import { useDraftState } from '../../platform/forms/use-draft-state.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { EffectDialog, type Removal } from './effect-dialog.tsx';
import { EffectForm } from './effect-form.tsx';
import { text } from './messages/saving-text.ts';
import { text as commonText } from './messages/text.ts';
import { CallProgress } from './preview-fields.tsx';
import { effectOf, type RuleCall, withReason } from './rule-call.ts';
import { lacksReason } from './use-rule-change.ts';

interface RemovalDialogProps {
  title: string;
  /** What applies afterwards, in one sentence. */
  description: ReactNode;
  removal?: Removal;
  /** Key of the removed record, with its version if it has one. */
  removed: readonly (string | number)[];
  /** Whether the call needs a reason. */
  needsReason?: boolean;
  call: (reason?: string) => RuleCall<null>;
  /** Toast after the removal. */
  done: { text: string; detail?: string };
  /** Called after the removal: refetches what it affects. */
  onRemoved: () => Promise<unknown>;
  onClose: () => void;
}

/** Previews the removal of a rule and applies it, with a reason if needed. */
export function RemovalDialog({ needsReason = false, ...props }: RemovalDialogProps) {
  const [reason, setReason] = useState<string>();
  const [isReasonNeeded, setReasonNeeded] = useState(needsReason);
  const draft = useDraftState(`removal-${props.removed.join('-')}`, () => '');
  const askForReason = useCallback(() => setReasonNeeded(true), []);
  const step = {
    ...props,
    onClose: () => {
      draft.forget();
      props.onClose();
    },
  };
  if (isReasonNeeded && reason === undefined) {
    return <ReasonStep {...step} typed={draft.value} onType={draft.change} onReason={setReason} />;
  }
  return <EffectStep {...step} reason={reason} onReasonNeeded={askForReason} />;
}

type StepProps = Omit<RemovalDialogProps, 'needsReason'>;

interface ReasonStepProps extends StepProps {
  typed: string;
  onType: (typed: string) => void;
  onReason: (reason: string) => void;
}

function ReasonStep({ title, description, typed, onType, onReason, onClose }: ReasonStepProps) {
  const [isTried, setTried] = useState(false);
  const isMissing = typed.trim() === '';
  return (
    <Dialog title={title} description={description} size="small" onClose={onClose}>
      <EffectForm
        onSubmit={() => {
          setTried(true);
          if (!isMissing) onReason(typed);
        }}
        onCancel={onClose}
      >
        <TextField
          label={text('work-time.rule-changes.reason')}
          description={text('work-time.rule-changes.reasonHint')}
          isRequired
          autoFocus
          autoComplete="off"
          maxLength={500}
          value={typed}
          onChange={onType}
          errorMessage={
            isTried && isMissing
              ? textOf(commonMessage('common.required', { label: text('work-time.rule-changes.reason') }))
              : undefined
          }
        />
      </EffectForm>
    </Dialog>
  );
}

function EffectStep({
  title,
  description,
  removal = 'DELETE',
  removed,
  call: callFor,
  reason,
  done,
  onRemoved,
  onClose,
  onReasonNeeded,
}: StepProps & { reason: string | undefined; onReasonNeeded: () => void }) {
  const progress = useId();
  const call = withReason(callFor(reason), reason ?? '');
  const query = useQuery({
    queryKey: ['effect-of-removal', ...removed, reason],
    queryFn: ({ signal }) => effectOf(call, { progress }, signal),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const needsReason = lacksReason(query.error);
  useEffect(() => {
    if (needsReason) onReasonNeeded();
  }, [needsReason, onReasonNeeded]);
  if (query.data) {
    return (
      <EffectDialog
        title={title}
        description={description}
        impact={query.data}
        call={call}
        removal={removal}
        done={done}
        onApplied={async () => {
          onClose();
          await onRemoved();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      title={title}
      description={description}
      size="large"
      onClose={onClose}
      footer={<Button onPress={onClose}>{text('work-time.rule-changes.cancel')}</Button>}
    >
      <Loaded
        query={query}
        failure={text('work-time.rule-changes.noPreview')}
        headingLevel={3}
        skeleton={<SkeletonList label={commonText('work-time.rule-changes.loadingPreview')} rows={4} />}
      >
        {() => null}
      </Loaded>
      {query.isPending && <CallProgress call={progress} />}
    </Dialog>
  );
}
