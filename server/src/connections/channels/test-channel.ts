import { checkConnectionAdmin } from '@almanac/domain/access/admin-rules';
import { checkChannelVisibility, refuseLostUrl } from '@almanac/domain/connections/channels/channel-rules';
import { channelTested } from '@almanac/domain/connections/channels/events';
import { message } from '@almanac/domain/connections/channels/messages/message';
import type { ChannelTest } from '@almanac/domain/connections/channels/schema';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { change } from '../../audit/change.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import { faultOf, postMessage } from './posts/post-message.ts';
import { readPost } from './posts/read-post.ts';
import { readChannel } from './records/channel-queries.ts';
import type { ChannelContext } from './records/channel-settings.ts';

/** Posts what the channel would get today, also if no one is away. Both outcomes are logged. */
export async function testChannel(
  context: ChannelContext,
  { id }: { id: string },
): Promise<Outcome<ChannelTest, 'FORBIDDEN' | 'NOT_FOUND' | 'VISIBILITY' | 'SWITCHED_OFF'>> {
  const { actor, database, secrets, today } = context;
  const permission = checkConnectionAdmin(actor);
  if (permission.refused) return permission;
  const channel = await readChannel(database, id);
  if (!channel) return notFound(message('connections.channels.record'));
  const { absenceVisibility } = await readStoredSettings(database);
  const decision = checkChannelVisibility(absenceVisibility, channel);
  if (decision.refused) return decision;
  const url = secrets.open(channel.sealedUrl);
  if (url === undefined) return refuseLostUrl();
  const [post = 'AWAY_DAILY'] = channel.posts;
  const { body } = await readPost(database, context, channel, { post, today });
  const answer = await postMessage(context, url, body);
  const isAccepted = faultOf(answer) === undefined;
  return change(context, async () => ({
    result: {
      isAccepted,
      ...(answer.status !== undefined && { status: answer.status }),
      ...(answer.fault !== undefined && { fault: answer.fault }),
    },
    events: [
      channelTested({
        entityId: id,
        changes: [{ field: 'status', to: isAccepted ? 'ACCEPTED' : 'FAILED' }],
        data: { name: channel.name, isAccepted },
      }),
    ],
  }));
}
