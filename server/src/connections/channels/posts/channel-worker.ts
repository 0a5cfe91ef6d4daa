import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { checkChannelVisibility } from '@almanac/domain/connections/channels/channel-rules';
import type { Reader } from '../../../platform/database/database.ts';
import { FinalFault, JobFault } from '../../../platform/jobs/faults.ts';
import type { Worker } from '../../../platform/jobs/job-queue.ts';
import { readStoredSettings } from '../../../settings/queries.ts';
import { readChannel, type StoredChannel } from '../records/channel-queries.ts';
import type { ChannelSettings } from '../records/channel-settings.ts';
import { saveLastPost } from '../records/channel-store.ts';
import { faultOf, postMessage } from './post-message.ts';
import { channelQueue, QueuedPost } from './queued-post.ts';
import { readPost } from './read-post.ts';

interface WorkerSettings extends ChannelSettings {
  database: Reader;
  today(): CalendarDate;
  now(): Date;
}

/** Posts to chat channels what was queued for the day, and not later. */
export function channelWorker(settings: WorkerSettings): Worker {
  return {
    queue: channelQueue,
    isRare: true,
    // By noon, the news of the morning is over.
    retries: { firstSeconds: 10, longestSeconds: 900, reachSeconds: 5 * 3600 },
    async handle(data, { signal }) {
      const found = await readWaiting(settings, QueuedPost.parse(data));
      if (!found) return;
      const { channel, body } = found;
      const fault = await post(settings, channel, body, signal);
      if (fault === 'STOPPED') throw new JobFault('The post was interrupted', fault);
      await saveLastPost(settings.database, { id: channel.id, at: settings.now(), fault });
      if (fault === undefined) return;
      const words = `The chat channel did not accept a post: ${fault}`;
      throw isTemporary(fault) ? new JobFault(words, fault) : new FinalFault(words, fault);
    },
  };
}

/** The channel and what is posted to it; undefined if it gets nothing, or not any more. */
async function readWaiting(
  settings: WorkerSettings,
  { channelId, day, post: kind }: QueuedPost,
): Promise<{ channel: StoredChannel; body: object } | undefined> {
  const { database, today } = settings;
  const channel = await readChannel(database, channelId);
  if (!channel || day !== today() || !channel.posts.includes(kind)) return undefined;
  const { absenceVisibility } = await readStoredSettings(database);
  if (checkChannelVisibility(absenceVisibility, channel).refused) return undefined;
  const { hasNews, body } = await readPost(database, settings, channel, { post: kind, today: day });
  return hasNews ? { channel, body } : undefined;
}

/** Posts, and returns the fault, if any. */
async function post(
  settings: WorkerSettings,
  { sealedUrl }: StoredChannel,
  body: object,
  signal: AbortSignal,
): Promise<string | undefined> {
  const url = settings.secrets.open(sealedUrl);
  return url === undefined ? 'LOST_URL' : faultOf(await postMessage(settings, url, body, signal));
}

const temporaryFaults = ['NOT_FOUND', 'UNREACHABLE', 'TIMEOUT', 'CUT_OFF', '408', '429'];

function isTemporary(fault: string): boolean {
  return temporaryFaults.includes(fault) || /^5\d\d$/.test(fault);
}
