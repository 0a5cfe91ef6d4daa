import type {
  changeChannel,
  createChannel,
  deleteChannel,
  listChannels,
  testChannel,
} from '@almanac/domain/connections/channels/endpoints';
import type { Channel, CreateChannel } from '@almanac/domain/connections/channels/schema';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Submitted } from '../../platform/forms/edited-record.ts';
import { caller } from '../../platform/http/call.ts';
import { onItsWay } from '../../platform/session/query-client.ts';

const call = {
  listChannels: caller<typeof listChannels>('GET', '/admin/channels'),
  createChannel: caller<typeof createChannel>('POST', '/admin/channels'),
  changeChannel: caller<typeof changeChannel>('PUT', '/admin/channels/{id}'),
  deleteChannel: caller<typeof deleteChannel>('DELETE', '/admin/channels/{id}'),
  testChannel: caller<typeof testChannel>('POST', '/admin/channels/{id}/test'),
};

const channelsKey = ['channels'] as const;

/** The chat channels, refetched on each visit because posts are made meanwhile. */
export function channelsQuery() {
  return queryOptions({
    queryKey: channelsKey,
    queryFn: ({ signal }) => call.listChannels({}, signal),
    staleTime: onItsWay,
  });
}

/** The current channel; undefined if it is gone. */
export async function reloadChannel({ id }: Channel): Promise<Channel | undefined> {
  return (await call.listChannels()).find((channel) => channel.id === id);
}

/** A channel as its form sends it; an edited one without a URL keeps its own. */
export type ChannelValues = Omit<CreateChannel, 'url'> & { url?: string | undefined };

export function saveChannelMutation(channel: Channel | undefined) {
  return mutationOptions({
    mutationFn: ({
      values: { departmentId, teamId, url = '', ...values },
      version,
    }: Submitted<ChannelValues>) =>
      channel
        ? call.changeChannel({
            id: channel.id,
            ...values,
            ...(url !== '' && { url }),
            departmentId: departmentId ?? null,
            teamId: teamId ?? null,
            version,
          })
        : call.createChannel({ ...values, url, departmentId, teamId }),
    onSuccess: (_channel, _input, _result, { client }) => refetchChannels(client),
  });
}

export function deleteChannelMutation() {
  return mutationOptions({
    mutationFn: ({ id, version }: Channel) => call.deleteChannel({ id, version: `${version}` }),
    onSuccess: (_answer, _channel, _result, { client }) => refetchChannels(client),
  });
}

export function testChannelMutation() {
  return mutationOptions({ mutationFn: ({ id }: Channel) => call.testChannel({ id }) });
}

async function refetchChannels(client: QueryClient): Promise<void> {
  await Promise.all(
    [channelsKey, ['audit']].map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })),
  );
}
