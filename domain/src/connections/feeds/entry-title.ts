import type { Message, Said } from '../../language/message.ts';
import { hoursMessage, type RequestedTime } from '../../time-off/requests/span-text.ts';
import { isOfWholeDays } from '../../work-time/half-day.ts';
import { message } from './messages/message.ts';

/** The title of an absence that takes no whole days, such as 'Vacation (morning)'; otherwise the name of its type. */
export function timedTitle(what: Said, { startDate, endDate, ...time }: RequestedTime): Said {
  const { minutes, startHalf, endHalf } = time;
  if (minutes !== undefined)
    return message('connections.feeds.hours', { what, hours: hoursMessage(minutes) });
  const [isFromNoon, isUntilNoon] = [startHalf === 'PM', endHalf === 'AM'];
  if (startDate === endDate) {
    if (isFromNoon) return message('connections.feeds.afternoon', { what });
    return isUntilNoon ? message('connections.feeds.morning', { what }) : what;
  }
  if (isFromNoon && isUntilNoon) return message('connections.feeds.fromNoonUntilNoon', { what });
  if (isFromNoon) return message('connections.feeds.fromNoon', { what });
  return isUntilNoon ? message('connections.feeds.untilNoon', { what }) : what;
}

/** The title of one's own pending request. */
export function pendingTitle(what: Said): Message {
  return message('connections.feeds.pending', { what });
}

/** The title of a person's absence; no one is named by their email address. */
export function personTitle(name: string, what: Said): Message {
  return message('connections.feeds.person', { name: name || message('connections.feeds.someone'), what });
}

/** Whether the absence takes whole days only. */
export function takesWholeDays(time: RequestedTime): boolean {
  return isOfWholeDays(time) && time.minutes === undefined;
}

/** The name of a feed for calendar programs: of one's own time off, or of who is away, of a department or team if given. */
export function feedTitle(kind: 'MINE' | 'AWAY', company: string, group?: string): Message {
  if (kind === 'MINE') return message('connections.feeds.myTimeOff', { company });
  return group === undefined
    ? message('connections.feeds.away', { company })
    : message('connections.feeds.awayOf', { group, company });
}
