import { checkConnectionAdmin } from '@almanac/domain/access/admin-rules';
import { channelChanged } from '@almanac/domain/connections/channels/events';
import { message } from '@almanac/domain/connections/channels/messages/message';
import type { ChangeChannel, Channel } from '@almanac/domain/connections/channels/schema';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { checkVersion } from '@almanac/domain/version-check';
import { change } from '../../audit/change.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import { checkedChannel, sealedUrl } from './checked-channel.ts';
import {
  channelAnswer,
  readChannel,
  readKnownChannel,
  type StoredChannel,
} from './records/channel-queries.ts';
import { channelAsChanged } from './records/channel-record.ts';
import type { ChannelContext } from './records/channel-settings.ts';
import { lockChannel, saveChannel } from './records/channel-store.ts';

type Code = 'FORBIDDEN' | 'VALIDATION_ERROR' | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'VISIBILITY';

/** Changes a channel. The URL that it has already, entered again, is no change. */
export async function changeChannel(
  context: ChannelContext,
  { id, version, url, ...input }: { id: string } & ChangeChannel,
): Promise<Outcome<Channel, Code>> {
  const { actor, secrets } = context;
  const permission = checkConnectionAdmin(actor);
  if (permission.refused) return permission;
  const sealed = url === undefined ? undefined : sealedUrl(context, url);
  if (isRefusal(sealed)) return sealed;
  return change<Channel, Code>(context, async (writer) => {
    await lockChannel(writer, id);
    const before = checkVersion(
      message('connections.channels.record'),
      version,
      await readChannel(writer, id),
    );
    if (isRefusal(before)) return before;
    const isNewUrl = sealed && secrets.open(before.sealedUrl) !== url;
    const channel = await checkedChannel(writer, changed(before, input), isNewUrl ? sealed : before);
    if (isRefusal(channel)) return channel;
    await saveChannel(writer, id, channel);
    const after = await readKnownChannel(writer, id);
    const { absenceVisibility: visibility } = await readStoredSettings(writer);
    const changes = channelAsChanged(before, after);
    if (!changes) return unchanged(channelAnswer(before, { secrets, visibility }));
    return {
      result: channelAnswer(after, { secrets, visibility }),
      events: [channelChanged({ entityId: id, changes, data: { name: after.name } })],
    };
  });
}

/** The channel with the given fields; null removes its department or team. */
function changed(
  before: StoredChannel,
  { kind, name, posts, language, departmentId, teamId }: Omit<ChangeChannel, 'url' | 'version'>,
) {
  return {
    kind: kind ?? before.kind,
    name: name ?? before.name,
    posts: posts ?? before.posts,
    language: language ?? before.language,
    departmentId: departmentId === undefined ? before.departmentId : (departmentId ?? undefined),
    teamId: teamId === undefined ? before.teamId : (teamId ?? undefined),
  };
}
