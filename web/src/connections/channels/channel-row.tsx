import type { Channel } from '@almanac/domain/connections/channels/schema';
import { toastFailure } from '../../platform/forms/failure-toast.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { InstantText } from '../../platform/time-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { RowActions } from '../../ui/data/row-actions.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { testChannelMutation } from './api.ts';
import { faultText, kindName, timesOf } from './channel-words.ts';
import { rich, text } from './messages/text.ts';

interface ChannelRowProps {
  channel: Channel;
  audience: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function ChannelRow({ channel, audience, onEdit, onDelete }: ChannelRowProps) {
  const { kind, name, url, isSilent, isUrlLost } = channel;
  const test = useMutationOnce({
    ...testChannelMutation(),
    onSuccess: ({ isAccepted, status, fault }) => {
      if (isAccepted) {
        const detail = kind === 'TEAMS' ? text('connections.chat.teamsAccepts') : name;
        toast(text('connections.chat.tested'), { detail });
        return;
      }
      const why = fault ?? String(status ?? '');
      toast(text('connections.chat.notTested'), { tone: 'danger', detail: faultText(why) });
    },
    onError: (error) => toastFailure(text('connections.chat.notTested'), error, name),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
          <bdi>{name}</bdi>
          {isSilent && <Badge tone="warning">{text('connections.chat.silent')}</Badge>}
          {isUrlLost && <Badge tone="danger">{text('connections.chat.urlLost')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
          <span>{kindName(kind)}</span>
          <bdi>{audience}</bdi>
          <span>{timesOf(channel)}</span>
          <bdi>{url}</bdi>
        </p>
        <LastPost channel={channel} />
      </div>
      <Button
        size="small"
        aria-label={text('connections.chat.testNamed', { name })}
        isPending={test.isPending}
        pendingLabel={text('connections.chat.testing')}
        onPress={() => test.mutate(channel)}
      >
        {text('connections.chat.test')}
      </Button>
      <RowActions
        actions={[
          {
            label: text('connections.chat.edit'),
            name: text('connections.chat.editNamed', { name }),
            onPress: onEdit,
          },
          {
            label: text('connections.chat.delete'),
            name: text('connections.chat.deleteNamed', { name }),
            onPress: onDelete,
          },
        ]}
      />
    </li>
  );
}

function LastPost({ channel: { lastPost } }: { channel: Channel }) {
  if (!lastPost) return null;
  const when = <InstantText instant={lastPost.at} />;
  return (
    <p className="text-sm text-ink-muted">
      {lastPost.fault === undefined
        ? rich('connections.chat.lastPosted', { when })
        : rich('connections.chat.lastFailed', { when, why: faultText(lastPost.fault) })}
    </p>
  );
}
