import { HelpMark } from '../../../platform/help/help-mark.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { text } from './messages/text.ts';
import type { PayoutFormProps } from './payout-form.tsx';

const PayoutForm = lazyComponent(async () => (await import('./payout-form.tsx')).PayoutForm);

interface PayoutDialogProps extends PayoutFormProps {
  personName: string;
}

/** Records a pay-out to a person. */
export function PayoutDialog({ personName, ...form }: PayoutDialogProps) {
  return (
    <FormDialog
      isOpen
      title={text('time-off.balances.payoutTitle')}
      description={
        <span className="inline-flex items-center gap-1">
          <bdi>{personName}</bdi>
          <HelpMark at="setting-up-leave#paying-out" />
        </span>
      }
      fields={4}
      onClose={form.onClose}
    >
      <PayoutForm {...form} />
    </FormDialog>
  );
}
