import type { Channel } from '@almanac/domain/connections/channels/schema';
import { useQuery } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDeletion } from '../../platform/forms/confirm-deletion.tsx';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { absenceGroupsQuery } from '../../time-off/presence/entries/api.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { channelsQuery, deleteChannelMutation, reloadChannel } from './api.ts';
import { ChannelRow } from './channel-row.tsx';
import { audienceOf } from './channel-words.ts';
import { text } from './messages/text.ts';

const ChannelForm = lazyComponent(async () => (await import('./channel-form.tsx')).ChannelForm);

/** The chat channels that get who is away. */
export function ChannelsCard() {
  const [edited, setEdited] = useState<Channel | 'new'>();
  const [deleted, setDeleted] = useState<Channel>();
  const { data: groups } = useQuery(absenceGroupsQuery());
  const close = () => setEdited(undefined);
  return (
    <Card
      title={text('connections.chat.title')}
      subtitle={text('connections.chat.hint')}
      help={<HelpMark at="connecting#chat" />}
      actions={
        <Button size="small" icon={<MessageSquarePlus aria-hidden="true" />} onPress={() => setEdited('new')}>
          {text('connections.chat.add')}
        </Button>
      }
    >
      <Loaded
        query={useQuery(channelsQuery())}
        failure={text('connections.chat.notLoaded')}
        headingLevel={3}
        skeleton={<SkeletonList label={text('connections.chat.loading')} rows={1} />}
      >
        {(channels) =>
          channels.length === 0 ? (
            <p className="text-ink-muted">{text('connections.chat.none')}</p>
          ) : (
            <ul aria-label={text('connections.chat.title')} className="divide-y divide-line">
              {channels.map((channel) => (
                <ChannelRow
                  key={channel.id}
                  channel={channel}
                  audience={audienceOf(channel, groups)}
                  onEdit={() => setEdited(channel)}
                  onDelete={() => setDeleted(channel)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited && (
        <FormDialog
          size="small"
          title={edited === 'new' ? text('connections.chat.addTitle') : text('connections.chat.editTitle')}
          fields={7}
          onClose={close}
        >
          <ChannelForm channel={edited === 'new' ? undefined : edited} onClose={close} />
        </FormDialog>
      )}
      {deleted && (
        <ConfirmDeletion
          mutation={deleteChannelMutation()}
          input={deleted}
          reload={reloadChannel}
          title={text('connections.chat.deleteTitle')}
          message={text('connections.chat.deleteQuestion', { name: deleted.name })}
          done={text('connections.chat.deleted')}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Card>
  );
}
