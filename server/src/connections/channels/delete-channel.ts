import { checkConnectionAdmin } from '@almanac/domain/access/admin-rules';
import { channelDeleted } from '@almanac/domain/connections/channels/events';
import { message } from '@almanac/domain/connections/channels/messages/message';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { checkVersion, type VersionedRecord } from '@almanac/domain/version-check';
import { change } from '../../audit/change.ts';
import { readChannel } from './records/channel-queries.ts';
import { channelAsDeleted } from './records/channel-record.ts';
import type { ChannelContext } from './records/channel-settings.ts';
import { lockChannel, removeChannel } from './records/channel-store.ts';

type Code = 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE';

/** Deletes a channel. A post that waits finds it gone. */
export async function deleteChannel(
  context: ChannelContext,
  { id, version }: VersionedRecord,
): Promise<Outcome<null, Code>> {
  const permission = checkConnectionAdmin(context.actor);
  if (permission.refused) return permission;
  return change<null, Code>(context, async (writer) => {
    await lockChannel(writer, id);
    const channel = checkVersion(
      message('connections.channels.record'),
      version,
      await readChannel(writer, id),
    );
    if (isRefusal(channel)) return channel;
    await removeChannel(writer, id);
    return { result: null, events: [channelDeleted({ entityId: id, changes: channelAsDeleted(channel) })] };
  });
}
