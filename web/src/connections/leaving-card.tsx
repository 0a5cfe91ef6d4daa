import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toastFailure } from '../platform/forms/failure-toast.ts';
import { HelpMark } from '../platform/help/help-mark.tsx';
import { settingsQuery, switchDecisionsMutation } from '../settings/api.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Card } from '../ui/card.tsx';
import { toast } from '../ui/toast/toast.ts';
import { channelsQuery } from './channels/api.ts';
import { allFeedsQuery } from './feeds/api.ts';
import { text } from './messages/text.ts';
import { webhooksQuery } from './webhooks/api.ts';

/** Everything that leaves the company, each with its state and how to end it. */
export function LeavingCard() {
  const webhooks = useQuery(webhooksQuery).data;
  const feeds = useQuery(allFeedsQuery(1)).data?.pagination.total;
  const channels = useQuery(channelsQuery()).data?.length;
  const active = webhooks?.filter(({ isActive }) => isActive).length;
  return (
    <Card title={text('connections.leaving')} help={<HelpMark at="connecting#what-leaves-the-company" />}>
      <ul aria-label={text('connections.leaving')} className="divide-y divide-line">
        <Row title={text('connections.mails')} hint={text('connections.mailsHint')} state={<State isOn />}>
          <LinkButton size="small" to="/admin/mails">
            {text('connections.show')}
          </LinkButton>
        </Row>
        <Row
          title={text('connections.invitesRow')}
          hint={text('connections.ownChoice')}
          state={<State isOn />}
        />
        <Row
          title={text('connections.digests')}
          hint={text('connections.ownChoice')}
          state={<State isOn />}
        />
        <Row
          title={text('connections.feedsOfAll')}
          hint={text('connections.feedsHint')}
          state={<State isOn={feeds === undefined ? undefined : feeds > 0} count={feeds} />}
        />
        <DecisionsRow />
        <Row
          title={text('connections.channelsRow')}
          hint={text('connections.channelsHint')}
          state={<State isOn={channels === undefined ? undefined : channels > 0} count={channels} />}
        />
        <Row
          title={text('connections.webhooksRow')}
          hint={text('connections.webhooksHint')}
          state={<State isOn={active === undefined ? undefined : active > 0} count={active} />}
        />
      </ul>
    </Card>
  );
}

interface RowProps {
  title: string;
  hint: string;
  state: ReactNode;
  children?: ReactNode;
}

function Row({ title, hint, state, children }: RowProps) {
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium text-ink">{title}</p>
        <p className="text-sm text-ink-muted">{hint}</p>
      </div>
      {state}
      {children}
    </li>
  );
}

/** On or off, with the number of those that are on; nothing until it is known. */
function State({ isOn, count }: { isOn: boolean | undefined; count?: number | undefined }) {
  if (isOn === undefined) return null;
  return (
    <Badge tone={isOn ? 'success' : 'neutral'}>
      {isOn && count !== undefined
        ? text('connections.onCount', { count })
        : text(isOn ? 'connections.on' : 'connections.off')}
    </Badge>
  );
}

function DecisionsRow() {
  const settings = useQuery(settingsQuery).data;
  const { mutate, isPending } = useMutation({
    ...switchDecisionsMutation,
    onSuccess: ({ decisionsByEmail }) =>
      toast(text(decisionsByEmail ? 'connections.decisionsOn' : 'connections.decisionsOff')),
    onError: (error) => toastFailure(text('connections.notSaved'), error),
  });
  const isOn = settings?.decisionsByEmail;
  return (
    <Row
      title={text('connections.decisions')}
      hint={text('connections.decisionsHint')}
      state={<State isOn={isOn} />}
    >
      {settings && (
        <Button
          size="small"
          isDisabled={isPending}
          onPress={() => mutate({ decisionsByEmail: !isOn, version: settings.version })}
        >
          {text(isOn ? 'connections.switchOff' : 'connections.switchOn')}
        </Button>
      )}
    </Row>
  );
}
