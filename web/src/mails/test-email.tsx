import type { TestEmail } from '@almanac/domain/mails/schema';
import { Send } from 'lucide-react';
import { FailureAlert } from '../platform/forms/failure-alert.tsx';
import { useMutationOnce } from '../platform/http/use-mutation-once.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { MailAddress } from '../ui/data/mail-address.tsx';
import { sendTestEmailMutation } from './api.ts';

/** Sends a test email to the viewer, and shows whether the mail server accepted it. */
export function useTestEmail() {
  const { mutate, isPending, data, error } = useMutationOnce(sendTestEmailMutation);
  return {
    button: (
      <Button
        icon={<Send aria-hidden="true" />}
        isPending={isPending}
        pendingLabel="Sending..."
        onPress={() => mutate()}
      >
        Send Test Email
      </Button>
    ),
    result: (
      <div aria-live="polite" className="contents">
        {!isPending && data && <TestResult result={data} />}
        <FailureAlert title="The test email was not sent" error={error} />
      </div>
    ),
  };
}

function TestResult({ result: { to, isAccepted, isKept, why, detail } }: { result: TestEmail }) {
  if (isKept) {
    return (
      <Alert tone="info" title="Test email in the local mailbox">
        <p>No mail server is set up: the operator sets SMTP_URL and MAIL_FROM.</p>
      </Alert>
    );
  }
  if (isAccepted) {
    return (
      <Alert tone="success" title="The mail server accepted the test email">
        <p>
          See that it arrives at <MailAddress address={to} />, and not as spam.
        </p>
      </Alert>
    );
  }
  return (
    <Alert tone="danger" title="The test email was not sent">
      <p>{why}</p>
      {detail !== undefined && <p className="[overflow-wrap:anywhere]">Details: {detail}</p>}
    </Alert>
  );
}
