import type { DeliveryStatus } from '@almanac/domain/connections/webhooks/delivery-status';
import type { Delivery, Webhook } from '@almanac/domain/connections/webhooks/schema';
import type { ReactNode } from 'react';
import { toastFailure } from '../../platform/forms/failure-toast.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { readerLocale } from '../../platform/locale.ts';
import { InstantText } from '../../platform/time-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Table } from '../../ui/data/table.tsx';
import { toast } from '../../ui/toast/toast.ts';
import type { Tone } from '../../ui/tone.ts';
import { replayDeliveryMutation } from './api.ts';
import { faultText } from './fault-text.ts';
import { rich, text } from './messages/text.ts';

const tones: Readonly<Record<DeliveryStatus, Tone>> = {
  PENDING: 'pending',
  DELIVERED: 'success',
  FAILED: 'danger',
};

/** The name of a state. */
export function statusName(status: DeliveryStatus): string {
  if (status === 'PENDING') return text('connections.webhooks.pending');
  return text(status === 'DELIVERED' ? 'connections.webhooks.delivered' : 'connections.webhooks.failed');
}

interface DeliveryTableProps {
  webhook: Pick<Webhook, 'id'>;
  deliveries: readonly Delivery[];
  emptyState: ReactNode;
}

/** What was sent, the newest first. */
export function DeliveryTable({ webhook, deliveries, emptyState }: DeliveryTableProps) {
  return (
    <Table
      label={text('connections.webhooks.deliveries')}
      rows={deliveries}
      rowKey={({ id }) => id}
      emptyState={emptyState}
      columns={[
        {
          id: 'event',
          header: text('connections.webhooks.event'),
          isRowHeader: true,
          cell: ({ event, at }) => (
            <span className="flex flex-col as-cards:items-end">
              <code dir="ltr" className="text-sm [overflow-wrap:anywhere]">
                {event}
              </code>
              <span className="text-sm text-ink-muted">
                <InstantText instant={at} />
              </span>
            </span>
          ),
        },
        {
          id: 'status',
          header: text('connections.webhooks.state'),
          cell: (delivery) => <Status delivery={delivery} />,
        },
        {
          id: 'answer',
          header: text('connections.webhooks.answer'),
          cell: (delivery) => <Answer delivery={delivery} />,
        },
        {
          id: 'actions',
          header: text('connections.webhooks.actions'),
          align: 'end',
          isHeaderHidden: true,
          cell: (delivery) =>
            delivery.status !== 'PENDING' && <ReplayButton webhook={webhook} delivery={delivery} />,
        },
      ]}
    />
  );
}

function Status({ delivery: { status, attempts, nextAttemptAt } }: { delivery: Delivery }) {
  return (
    <span className="flex flex-col items-start gap-1 as-cards:items-end">
      <Badge tone={tones[status]}>{statusName(status)}</Badge>
      <span className="text-sm text-ink-muted">
        {attempts === 0
          ? text('connections.webhooks.noAttempt')
          : text('connections.webhooks.attempts', { count: attempts })}
      </span>
      {nextAttemptAt !== undefined && attempts > 0 && (
        <span className="text-sm text-ink-muted">
          {rich('connections.webhooks.nextAttempt', { when: <InstantText instant={nextAttemptAt} /> })}
        </span>
      )}
    </span>
  );
}

function Answer({ delivery: { lastStatusCode, lastError, lastMilliseconds } }: { delivery: Delivery }) {
  const time = millisecondsText(lastMilliseconds ?? 0);
  return (
    <span className="flex flex-col text-sm as-cards:items-end as-cards:text-end as-rows:max-w-sm">
      {lastStatusCode !== undefined && (
        <span className="tabular-nums">
          {text('connections.webhooks.answerOf', { code: lastStatusCode, time })}
        </span>
      )}
      {lastError !== undefined && <span className="text-ink-muted">{faultText(lastError)}</span>}
    </span>
  );
}

function millisecondsText(milliseconds: number): string {
  return new Intl.NumberFormat(readerLocale(), { style: 'unit', unit: 'millisecond' }).format(milliseconds);
}

function ReplayButton({ webhook, delivery }: { webhook: Pick<Webhook, 'id'>; delivery: Delivery }) {
  const mutation = replayDeliveryMutation(webhook);
  const { mutate, isPending } = useMutationOnce({
    ...mutation,
    onSuccess: () => toast(text('connections.webhooks.replayed'), { detail: delivery.event }),
    onError: (error) => toastFailure(text('connections.webhooks.notReplayed'), error),
  });
  return (
    <Button
      size="small"
      aria-label={text('connections.webhooks.replayNamed', { event: delivery.event })}
      isPending={isPending}
      pendingLabel={text('connections.webhooks.testing')}
      onPress={() => mutate(delivery)}
    >
      {text('connections.webhooks.replay')}
    </Button>
  );
}
