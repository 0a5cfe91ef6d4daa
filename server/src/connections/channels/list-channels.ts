import { checkConnectionAdmin } from '@almanac/domain/access/admin-rules';
import type { Channel } from '@almanac/domain/connections/channels/schema';
import type { Outcome } from '@almanac/domain/refusal';
import { readStoredSettings } from '../../settings/queries.ts';
import { channelAnswer, readChannels } from './records/channel-queries.ts';
import type { ChannelContext } from './records/channel-settings.ts';

export async function listChannels({
  actor,
  database,
  secrets,
}: ChannelContext): Promise<Outcome<Channel[], 'FORBIDDEN'>> {
  const permission = checkConnectionAdmin(actor);
  if (permission.refused) return permission;
  const { absenceVisibility: visibility } = await readStoredSettings(database);
  return (await readChannels(database)).map((channel) => channelAnswer(channel, { secrets, visibility }));
}
