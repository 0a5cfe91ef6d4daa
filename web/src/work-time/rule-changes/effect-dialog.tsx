import type { Impact } from '@almanac/domain/work-time/effect-schema';
import { type ReactNode, useState } from 'react';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { receiveProgress } from '../../platform/http/progress.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { countText } from '../../platform/lists/count-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { ComparedLedgers } from './compared-ledgers.tsx';
import { EffectSummary } from './effect-summary.tsx';
import { EffectTable } from './effect-table.tsx';
import { CallProgress } from './preview-fields.tsx';
import { applyEffect, isImpact, type RuleCall } from './rule-call.ts';

export type Removal = 'Delete' | 'Take Back';

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
        title={`Balances of ${person.name}`}
        size="large"
        onClose={goBack}
        footer={<Button onPress={goBack}>Back to Preview</Button>}
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
            Cancel
          </Button>
          <Button
            variant={removal ? 'danger' : 'primary'}
            isPending={isPending}
            pendingLabel={pendingLabels[removal ?? 'Apply']}
            onPress={() => mutate()}
          >
            {confirmLabel(impact, removal)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {isRenewed && (
          <Alert tone="warning" title="The effect has changed">
            <p>Something else has changed meanwhile, so nothing was applied. This is the current effect.</p>
          </Alert>
        )}
        <EffectSummary impact={impact} />
        <EffectTable impact={impact} onOpen={setPerson} />
        {isPending && <CallProgress call={impact.fingerprint} />}
        <FailureAlert
          title={removal ? 'Nothing was taken away' : 'The change was not applied'}
          error={error}
        />
      </div>
    </Dialog>
  );
}

const pendingLabels = { Apply: 'Applying...', Delete: 'Deleting...', 'Take Back': 'Taking back...' };

function confirmLabel({ people }: Impact, removal: Removal | undefined): string {
  const count = countText(people, 'Person', 'People');
  if (removal) return people < 2 ? removal : `${removal} for ${count}`;
  return people === 0 ? 'Save' : `Apply to ${count}`;
}
