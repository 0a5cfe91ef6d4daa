import type { UnsentMail } from '@almanac/domain/mails/schema';
import type { ReactNode } from 'react';
import { toastFailure } from '../platform/forms/failure-toast.ts';
import { useMutationOnce } from '../platform/http/use-mutation-once.ts';
import { countText } from '../platform/lists/count-text.ts';
import { InstantText } from '../platform/time-text.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button/button.tsx';
import { MailAddress } from '../ui/data/mail-address.tsx';
import { Table } from '../ui/data/table.tsx';
import { toast } from '../ui/toast/toast.ts';
import { sendMailAgainMutation } from './api.ts';

interface MailTableProps {
  mails: readonly UnsentMail[];
  emptyState: ReactNode;
}

export function MailTable({ mails, emptyState }: MailTableProps) {
  return (
    <Table
      label="Mails"
      rows={mails}
      rowKey={({ id }) => id}
      emptyState={emptyState}
      rowStyle="tall"
      columns={[
        { id: 'mail', header: 'Mail', isRowHeader: true, cell: (mail) => <Envelope mail={mail} /> },
        { id: 'state', header: 'State', cell: (mail) => <StateOf mail={mail} /> },
        {
          id: 'since',
          header: 'Since',
          shownFrom: 'wide',
          cell: ({ since }) => <InstantText instant={since} />,
        },
        { id: 'tries', header: 'Tries', shownFrom: 'medium', cell: (mail) => <Tries mail={mail} /> },
        {
          id: 'actions',
          header: 'Actions',
          align: 'end',
          isHeaderHidden: true,
          cell: (mail) => mail.state === 'FAILED' && !mail.isSignInLink && <SendAgain mail={mail} />,
        },
      ]}
    />
  );
}

function Envelope({ mail: { subject, recipient } }: { mail: UnsentMail }) {
  return (
    <div className="flex flex-col gap-0.5">
      <span className="font-medium [overflow-wrap:anywhere]">{subject}</span>
      <span className="text-sm text-ink-muted">
        To{' '}
        {recipient.name !== undefined && (
          <>
            <bdi>{recipient.name}</bdi>,{' '}
          </>
        )}
        <MailAddress address={recipient.email} />
      </span>
    </div>
  );
}

function StateOf({ mail: { state, why, detail, isSignInLink } }: { mail: UnsentMail }) {
  const hasFailed = state === 'FAILED';
  return (
    <div className="flex flex-col items-start gap-1 as-cards:items-end as-cards:text-end as-rows:max-w-sm">
      <Badge tone={hasFailed ? 'danger' : 'pending'}>{hasFailed ? 'Failed' : 'Waiting'}</Badge>
      {why !== undefined && <p className="text-sm">{why}</p>}
      {detail !== undefined && (
        <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">Details: {detail}</p>
      )}
      {hasFailed && isSignInLink && (
        <p className="text-sm text-ink-muted">A link is not sent again: its person can ask for a new one.</p>
      )}
    </div>
  );
}

function Tries({ mail: { state, tries, nextTryAt } }: { mail: UnsentMail }) {
  return (
    <div className="flex flex-col as-cards:items-end">
      <span className="whitespace-nowrap tabular-nums">
        {tries === 0 ? 'None yet' : countText(tries, 'try', 'tries')}
      </span>
      {state === 'WAITING' && (
        <span className="text-sm text-ink-muted">
          {nextTryAt === undefined ? (
            'Being sent'
          ) : (
            <>
              Next: <InstantText instant={nextTryAt} />
            </>
          )}
        </span>
      )}
    </div>
  );
}

function SendAgain({ mail }: { mail: UnsentMail }) {
  const name = mail.recipient.name ?? mail.recipient.email;
  const mutation = sendMailAgainMutation();
  const { mutate, isPending } = useMutationOnce({
    ...mutation,
    onSuccess: () => toast('The mail is on its way again', { detail: `To ${name}` }),
    onError: (error) => toastFailure('Failed to send the mail again', error),
  });
  return (
    <Button
      size="small"
      aria-label={`Send again to ${name}: ${mail.subject}`}
      isPending={isPending}
      pendingLabel="Sending..."
      onPress={() => mutate({ id: mail.id })}
    >
      Send Again
    </Button>
  );
}
