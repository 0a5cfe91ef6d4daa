import type { TestEmail } from '@almanac/domain/mails/schema';
import { Send } from 'lucide-react';
import { FailureAlert } from '../platform/forms/failure-alert.tsx';
import { useMutationOnce } from '../platform/http/use-mutation-once.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { MailAddress } from '../ui/data/mail-address.tsx';
import { sendTestEmailMutation } from './api.ts';
import { rich, text } from './messages/text.ts';

/** Sends a test email to the viewer, and shows whether the mail server accepted it. */
export function useTestEmail() {
  const { mutate, isPending, data, error } = useMutationOnce(sendTestEmailMutation);
  return {
    button: (
      <Button
        icon={<Send aria-hidden="true" />}
        isPending={isPending}
        pendingLabel={text('mails.sending')}
        onPress={() => mutate()}
      >
        {text('mails.sendTest')}
      </Button>
    ),
    result: (
      <div aria-live="polite" className="contents">
        {!isPending && data && <TestResult result={data} />}
        <FailureAlert title={text('mails.testNotSent')} error={error} />
      </div>
    ),
  };
}

function TestResult({ result: { to, isAccepted, isKept, why, detail } }: { result: TestEmail }) {
  if (isKept) {
    return (
      <Alert tone="info" title={text('mails.testInMailbox')}>
        <p>{text('mails.noMailServer')}</p>
      </Alert>
    );
  }
  if (isAccepted) {
    return (
      <Alert tone="success" title={text('mails.testAccepted')}>
        <p>{rich('mails.checkArrival', { address: <MailAddress address={to} /> })}</p>
      </Alert>
    );
  }
  return (
    <Alert tone="danger" title={text('mails.testNotSent')}>
      <p>{why}</p>
      {detail !== undefined && <p className="[overflow-wrap:anywhere]">{text('mails.detail', { detail })}</p>}
    </Alert>
  );
}
