import { system } from '@almanac/domain/access/principal';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { firstDayOfWeek, startOfWeek } from '@almanac/domain/calendar/week-start';
import { checkChannelVisibility, postsDue } from '@almanac/domain/connections/channels/channel-rules';
import { channelPrepared } from '@almanac/domain/connections/channels/events';
import { change } from '../../../audit/change.ts';
import { type ChangeContext, unchanged } from '../../../platform/use-case/change.ts';
import { readStoredSettings } from '../../../settings/queries.ts';
import { readChannels } from '../records/channel-queries.ts';
import { beginPosts } from '../records/channel-store.ts';
import { readWorkingDays } from './working-days.ts';

/** Queues the day's posts to all channels, once, however many instances run. */
export async function preparePosts(
  context: Pick<ChangeContext, 'database' | 'jobs' | 'react'>,
  day: CalendarDate,
): Promise<void> {
  const { database } = context;
  const waiting = (await readChannels(database)).filter(({ postedThrough = '' }) => postedThrough < day);
  if (waiting.length === 0) return;
  const { absenceVisibility, weekStart, locale } = await readStoredSettings(database);
  const startDate = startOfWeek(day, firstDayOfWeek(weekStart, locale));
  const days = await readWorkingDays(database, { startDate, endDate: day });
  await change({ ...context, actor: system }, async (writer) => {
    const begun = new Set(await beginPosts(writer, day));
    const due = waiting.flatMap((channel) => {
      const posts = postsDue(channel.posts, days, day);
      const isAllowed = !checkChannelVisibility(absenceVisibility, channel).refused;
      return begun.has(channel.id) && isAllowed && posts.length > 0 ? [{ ...channel, posts }] : [];
    });
    const [first, ...others] = due.map(({ id, name, posts }) =>
      channelPrepared({
        entityId: id,
        changes: [{ field: 'posts', to: posts.join(', ') }],
        data: { name, day, posts },
      }),
    );
    return first ? { result: null, events: [first, ...others] } : unchanged(null);
  });
}
