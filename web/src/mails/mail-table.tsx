import type { UnsentMail } from '@almanac/domain/mails/schema';
import type { ReactNode } from 'react';
import { toastFailure } from '../platform/forms/failure-toast.ts';
import { useMutationOnce } from '../platform/http/use-mutation-once.ts';
import { InstantText } from '../platform/time-text.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button/button.tsx';
import { MailAddress } from '../ui/data/mail-address.tsx';
import { Table } from '../ui/data/table.tsx';
import { toast } from '../ui/toast/toast.ts';
import { sendMailAgainMutation } from './api.ts';
import { rich, text } from './messages/text.ts';

interface MailTableProps {
  mails: readonly UnsentMail[];
  emptyState: ReactNode;
}

export function MailTable({ mails, emptyState }: MailTableProps) {
  return (
    <Table
      label={text('mails.title')}
      rows={mails}
      rowKey={({ id }) => id}
      emptyState={emptyState}
      rowStyle="tall"
      columns={[
        {
          id: 'mail',
          header: text('mails.mail'),
          isRowHeader: true,
          cell: (mail) => <Envelope mail={mail} />,
        },
        { id: 'state', header: text('mails.state'), cell: (mail) => <StateOf mail={mail} /> },
        {
          id: 'since',
          header: text('mails.since'),
          shownFrom: 'wide',
          cell: ({ since }) => <InstantText instant={since} />,
        },
        {
          id: 'tries',
          header: text('mails.tries'),
          shownFrom: 'medium',
          cell: (mail) => <Tries mail={mail} />,
        },
        {
          id: 'actions',
          header: text('mails.actions'),
          align: 'end',
          isHeaderHidden: true,
          cell: (mail) => mail.state === 'FAILED' && !mail.isSignInLink && <SendAgain mail={mail} />,
        },
      ]}
    />
  );
}

function Envelope({ mail: { subject, recipient } }: { mail: UnsentMail }) {
  const address = <MailAddress address={recipient.email} />;
  return (
    <div className="flex flex-col gap-0.5">
      <span className="font-medium [overflow-wrap:anywhere]">{subject}</span>
      <span className="text-sm text-ink-muted">
        {recipient.name === undefined
          ? rich('mails.to', { address })
          : rich('mails.toNamed', { name: <bdi>{recipient.name}</bdi>, address })}
      </span>
    </div>
  );
}

function StateOf({ mail: { state, why, detail, isSignInLink } }: { mail: UnsentMail }) {
  const hasFailed = state === 'FAILED';
  return (
    <div className="flex flex-col items-start gap-1 as-cards:items-end as-cards:text-end as-rows:max-w-sm">
      <Badge tone={hasFailed ? 'danger' : 'pending'}>
        {text(hasFailed ? 'mails.failed' : 'mails.waiting')}
      </Badge>
      {why !== undefined && <p className="text-sm">{why}</p>}
      {detail !== undefined && (
        <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">{text('mails.detail', { detail })}</p>
      )}
      {hasFailed && isSignInLink && (
        <p className="text-sm text-ink-muted">{text('mails.linkNotSentAgain')}</p>
      )}
    </div>
  );
}

function Tries({ mail: { state, tries, nextTryAt } }: { mail: UnsentMail }) {
  return (
    <div className="flex flex-col as-cards:items-end">
      <span className="whitespace-nowrap tabular-nums">
        {tries === 0 ? text('mails.noTries') : text('mails.triesSoFar', { tries })}
      </span>
      {state === 'WAITING' && (
        <span className="text-sm text-ink-muted">
          {nextTryAt === undefined
            ? text('mails.beingSent')
            : rich('mails.nextTry', { at: <InstantText instant={nextTryAt} /> })}
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
    onSuccess: () => toast(text('mails.onItsWayAgain'), { detail: text('mails.to', { address: name }) }),
    onError: (error) => toastFailure(text('mails.notSentAgain'), error),
  });
  return (
    <Button
      size="small"
      aria-label={text('mails.sendAgainTo', { name, subject: mail.subject })}
      isPending={isPending}
      pendingLabel={text('mails.sending')}
      onPress={() => mutate({ id: mail.id })}
    >
      {text('mails.sendAgain')}
    </Button>
  );
}
