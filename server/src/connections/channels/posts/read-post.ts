import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { firstDayOfWeek, startOfWeek } from '@almanac/domain/calendar/week-start';
import type { ChannelPost } from '@almanac/domain/connections/channels/schema';
import { directionOf } from '@almanac/domain/language/language';
import { localeOf } from '@almanac/domain/language/locale';
import { visibleAbsences } from '@almanac/domain/time-off/presence/visible-absences';
import { readTypesByCode } from '../../../leave/types/type-queries.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { readStoredSettings } from '../../../settings/queries.ts';
import { readAbsences, readPeopleAway } from '../../../time-off/presence/absence-queries.ts';
import { awayLine } from '../../digests/away-line.ts';
import { digestMessage } from '../../digests/messages/message.ts';
import type { StoredChannel } from '../records/channel-queries.ts';
import type { ChannelSettings } from '../records/channel-settings.ts';
import type { ChatText } from './chat-text.ts';
import { channelMessage } from './messages/message.ts';
import { slackMessage } from './slack-message.ts';
import { teamsMessage } from './teams-message.ts';

const mostPeople = 40;

/** A channel sees what anyone may see: no type that is hidden from some. */
const anyone = { id: '00000000-0000-0000-0000-000000000000', role: 'EMPLOYEE' } as const;

interface Post {
  /** Whether someone is away. */
  hasNews: boolean;
  body: object;
}

/** What is posted to the channel today. The company's visibility of absences must allow the channel. */
export async function readPost(
  database: Reader,
  { textsIn, appUrl }: Pick<ChannelSettings, 'textsIn' | 'appUrl'>,
  channel: StoredChannel,
  { post, today }: { post: ChannelPost; today: CalendarDate },
): Promise<Post> {
  const { kind, language, departmentId, teamId } = channel;
  const { weekStart, locale } = await readStoredSettings(database);
  const endOfWeek = addDays(startOfWeek(today, firstDayOfWeek(weekStart, locale)), 6);
  const period = { startDate: today, endDate: post === 'AWAY_DAILY' ? today : endOfWeek };
  const rows = await readAbsences(
    database,
    {
      ...period,
      departmentId,
      teamId,
      viewerId: anyone.id,
      departmentOfViewer: null,
      limit: mostPeople,
      today,
    },
    // The channel's group is what colleagues see of each other.
    { role: anyone.role, visibility: 'company' },
  );
  const absences = visibleAbsences(period, await readPeopleAway(database, rows, period, anyone));
  const types = await readTypesByCode(database);
  const texts = textsIn(language, localeOf(language, []));
  const further = Math.max(0, (rows[0]?.total ?? 0) - mostPeople);
  const note =
    absences.length === 0
      ? channelMessage('connections.posts.noOne')
      : further > 0
        ? digestMessage('connections.digest.further', { people: further })
        : undefined;
  const content: ChatText = {
    heading: texts.text(
      post === 'AWAY_DAILY'
        ? channelMessage('connections.posts.today', { day: today })
        : channelMessage('connections.posts.week', { day: today }),
    ),
    lines: absences.map((absence) => texts.text(awayLine(absence, types))),
    note: note && texts.text(note),
    link: { text: texts.text(channelMessage('connections.posts.see')), url: `${appUrl}/away` },
    isRightToLeft: directionOf(language) === 'rtl',
  };
  return {
    hasNews: absences.length > 0,
    body: kind === 'SLACK' ? slackMessage(content) : teamsMessage(content),
  };
}
