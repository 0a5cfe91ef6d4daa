import type { AbsenceVisibility } from '../../access/absence-scope.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { allowed, type Decision, refuse, refuseInput } from '../../refusal.ts';
import { message } from './messages/message.ts';
import type { ChannelPost } from './schema.ts';

export interface ChannelGroup {
  departmentId?: string | undefined;
  teamId?: string | undefined;
}

/**
 * Whether a channel may show the absences of its group: of one department or team where colleagues see only theirs, and of
 * no one where absences are hidden. Refuses with `VISIBILITY`.
 */
export function checkChannelVisibility(
  visibility: AbsenceVisibility,
  { departmentId, teamId }: ChannelGroup,
): Decision<'VISIBILITY'> {
  if (visibility === 'none') return refuse('VISIBILITY', message('connections.channels.hidden'));
  const isOfGroup = departmentId !== undefined || teamId !== undefined;
  if (visibility === 'company' || isOfGroup) return allowed;
  return refuse('VISIBILITY', message('connections.channels.needsGroup'));
}

/** Refuses a channel of both a department and a team. */
export function checkOneGroup({ departmentId, teamId }: ChannelGroup): Decision<'VALIDATION_ERROR'> {
  const isOfBoth = departmentId !== undefined && teamId !== undefined;
  return isOfBoth ? refuseInput('teamId', message('connections.channels.oneGroup')) : allowed;
}

/** Refuses a URL that can never be called. */
export function checkChannelUrl(
  fault: 'NO_URL' | 'NOT_HTTPS' | 'NOT_ALLOWED' | undefined,
): Decision<'VALIDATION_ERROR'> {
  if (fault === undefined) return allowed;
  if (fault === 'NOT_ALLOWED') return refuseInput('url', message('connections.channels.internalUrl'));
  return refuseInput('url', message('connections.channels.httpsUrl'));
}

/** Refuses to post to a channel whose URL can't be read any more. */
export function refuseLostUrl() {
  return refuse('SWITCHED_OFF', message('connections.channels.lostUrl'));
}

/** What is readable of a URL: its host, and its last four characters if it is long enough to keep the rest secret. */
export function shownUrl(host: string, url: string): string {
  const end = url.length >= host.length + 30 ? url.slice(-4) : '';
  return `${host}/…${end}`;
}

/**
 * The posts that are due today: none on days on which no one works, and the weekly one on the first other day of the week.
 * The days are those of the week until today.
 */
export function postsDue(
  posts: readonly ChannelPost[],
  days: readonly { date: CalendarDate; isWorked: boolean }[],
  today: CalendarDate,
): ChannelPost[] {
  const worked = days.filter(({ date, isWorked }) => isWorked && date <= today);
  if (worked.at(-1)?.date !== today) return [];
  return posts.filter((post) => post === 'AWAY_DAILY' || worked.length === 1);
}
