import type { Impact } from '@almanac/domain/work-time/effect-schema';
import { type ReactNode, useState } from 'react';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { receiveProgress } from '../../platform/http/progress.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { ComparedLedgers } from './compared-ledgers.tsx';
import { EffectSummary } from './effect-summary.tsx';
import { EffectTable } from './effect-table.tsx';
import { text as savingText } from './messages/saving-text.ts';
import { text } from './messages/text.ts';
import { CallProgress } from './preview-fields.tsx';
import { applyEffect, isImpact, type RuleCall } from './rule-call.ts';

export type Removal = 'DELETE' | 'TAKE_BACK';

interface EffectDialogProps<Written> {
  title: string;
  /** The change in one sentence. */
  description?: ReactNode;
  /** The effect from the dry run. */
  impact: Impact;
  call: RuleCall<Written>;
  /** Button text, if the change removes something. */
  removal?: Removal | undefined;
  /** Toast after the change. */
  done: { text: string; detail?: string };
  /** Called after the change: refetches what it affects and closes the dialog. */
  onApplied: () => Promise<unknown>;
  /** Called on Cancel. */
  onClose: () => void;
}

/** Previews a rule change and applies it. If the effect has changed by then, the dialog shows the new one. */
export function EffectDialog<Written>({
  title,
  description,
  impact: seen,
  call,
  removal,
  done,
  onApplied,
  onClose,
}: EffectDialogProps<Written>) {
  const [impact, setImpact] = useState(seen);
  const [isRenewed, setIsRenewed] = useState(false);
  const [person, setPerson] = useState<{ id: string; name: string }>();
  const { mutate, isPending, error } = useMutationOnce({
    mutationFn: () => {
      receiveProgress(undefined);
      return applyEffect(call, impact);
    },
    onSuccess: async (answer) => {
      if (isImpact(answer)) {
        setImpact(answer);
        setIsRenewed(true);
        return;
      }
      toast(done.text, { detail: done.detail });
      await onApplied();
    },
  });
  if (person) {
    const goBack = () => setPerson(undefined);
    return (
      <Dialog
        title={text('work-time.rule-changes.balancesOf', { name: person.name })}
        size="large"
        onClose={goBack}
        footer={<Button onPress={goBack}>{text('work-time.rule-changes.back')}</Button>}
      >
        <ComparedLedgers person={person} call={call} />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={title}
      description={description}
      size="large"
      isDismissable={!isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {savingText('work-time.rule-changes.cancel')}
          </Button>
          <Button
            variant={removal ? 'danger' : 'primary'}
            isPending={isPending}
            pendingLabel={pendingLabel(removal)}
            onPress={() => mutate()}
          >
            {confirmLabel(impact, removal)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {isRenewed && (
          <Alert tone="warning" title={text('work-time.rule-changes.effectChanged')}>
            <p>{text('work-time.rule-changes.effectChangedHint')}</p>
          </Alert>
        )}
        <EffectSummary impact={impact} />
        <EffectTable impact={impact} onOpen={setPerson} />
        {isPending && <CallProgress call={impact.fingerprint} />}
        <FailureAlert
          title={
            removal ? text('work-time.rule-changes.notRemoved') : text('work-time.rule-changes.notApplied')
          }
          error={error}
        />
      </div>
    </Dialog>
  );
}

function pendingLabel(removal: Removal | undefined): string {
  if (removal === 'DELETE') return text('work-time.rule-changes.deleting');
  return removal === 'TAKE_BACK'
    ? text('work-time.rule-changes.takingBack')
    : text('work-time.rule-changes.applying');
}

function confirmLabel({ people: count }: Impact, removal: Removal | undefined): string {
  if (removal === 'DELETE')
    return count < 2
      ? text('work-time.rule-changes.delete')
      : text('work-time.rule-changes.deleteFor', { count });
  if (removal === 'TAKE_BACK')
    return count < 2
      ? text('work-time.rule-changes.takeBack')
      : text('work-time.rule-changes.takeBackFor', { count });
  return count === 0
    ? savingText('work-time.rule-changes.save')
    : text('work-time.rule-changes.applyTo', { count });
}
