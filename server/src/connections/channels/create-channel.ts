import { checkConnectionAdmin } from '@almanac/domain/access/admin-rules';
import { channelCreated } from '@almanac/domain/connections/channels/events';
import type { Channel, CreateChannel } from '@almanac/domain/connections/channels/schema';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { change } from '../../audit/change.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import { checkedChannel, sealedUrl } from './checked-channel.ts';
import { channelAnswer, readKnownChannel } from './records/channel-queries.ts';
import { channelAsCreated } from './records/channel-record.ts';
import type { ChannelContext } from './records/channel-settings.ts';
import { insertChannel } from './records/channel-store.ts';

type Code = 'FORBIDDEN' | 'VALIDATION_ERROR' | 'NOT_FOUND' | 'VISIBILITY';

export async function createChannel(
  context: ChannelContext,
  { url, ...given }: CreateChannel,
): Promise<Outcome<Channel, Code>> {
  const { actor, secrets, today } = context;
  const permission = checkConnectionAdmin(actor);
  if (permission.refused) return permission;
  const sealed = sealedUrl(context, url);
  if (isRefusal(sealed)) return sealed;
  return change<Channel, Code>(context, async (writer) => {
    const channel = await checkedChannel(writer, given, sealed);
    if (isRefusal(channel)) return channel;
    const stored = await readKnownChannel(writer, await insertChannel(writer, channel, today));
    const { absenceVisibility: visibility } = await readStoredSettings(writer);
    return {
      result: channelAnswer(stored, { secrets, visibility }),
      events: [channelCreated({ entityId: stored.id, changes: channelAsCreated(stored) })],
    };
  });
}
