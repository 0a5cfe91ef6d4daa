import { createHmac } from 'node:crypto';
import { addDays, addMonths, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import {
  awayEntries,
  type EntryOfRequest,
  type FeedAbsence,
} from '@almanac/domain/connections/feeds/away-entries';
import {
  pendingTitle,
  personTitle,
  takesWholeDays,
  timedTitle,
} from '@almanac/domain/connections/feeds/entry-title';
import type { Said, Texts } from '@almanac/domain/language/message';
import { awayType, type LeaveType, typeOfRequest, visibleType } from '@almanac/domain/leave/types/leave-type';
import { typeNameIn } from '@almanac/domain/leave/types/standard-names';
import type { Half } from '@almanac/domain/work-time/half-day';
import { byCode } from '../../leave/types/type-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/statements/compiled-query.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import type { CalendarEvent } from './calendar-file.ts';
import { mostEvents, queryAwayEntries, queryOwnEntries } from './entry-queries.ts';
import type { FetchedFeed } from './queries.ts';

const monthsBack = 3;
const monthsAhead = 24;
/** Hidden absences beyond the last day that may be part of one that begins before it. */
const daysBeyond = 31;

interface FeedView {
  feed: FetchedFeed;
  today: CalendarDate;
  secret: string;
  texts: Texts;
}

/** The events of a feed, with what its reader may see now. */
export function readFeedEvents(database: Reader, view: FeedView): Promise<CalendarEvent[]> {
  return view.feed.kind === 'MINE' ? readOwnEvents(database, view) : readAwayEvents(database, view);
}

async function readOwnEvents(database: Reader, { feed, today, texts }: FeedView): Promise<CalendarEvent[]> {
  const asked = { readerId: feed.reader.id, ...daysOf(today) };
  const { entries, types } = onlyRow(await queryOwnEntries(database, asked));
  const typesByCode = byCode(types);
  return entries.map(([id, version, changedAt, code, status, ...span]) => {
    const type = typesByCode.get(code);
    const time = timeOf(span);
    const title = timedTitle(typeNameIn(texts.language, type), time);
    const isApproved = status === 'APPROVED';
    return {
      ...eventOfRequest(feed, { id, version, changedAt }),
      ...daysOnly(time),
      title: texts.text(isApproved ? title : pendingTitle(title)),
      isBusy: isApproved && type.isAway && takesWholeDays(time),
    };
  });
}

async function readAwayEvents(
  database: Reader,
  { feed, today, secret, texts }: FeedView,
): Promise<CalendarEvent[]> {
  const { reader, departmentId, teamId } = feed;
  const { absenceVisibility: visibility } = await readStoredSettings(database);
  const { startDate, endDate } = daysOf(today);
  const asked = {
    ...{ readerId: reader.id, departmentOfReader: reader.departmentId ?? null, today, departmentId, teamId },
    ...{ startDate, endDate: addDays(endDate, daysBeyond) },
  };
  const found = onlyRow(await queryAwayEntries(database, asked, { role: reader.role, visibility }));
  const { firstDay, cutFrom, entries, people, memberships, led, types } = found;
  const typesByCode = byCode(types);
  const absences = entries.map(([userId, code, startDay, startHalf, endDay, endHalf, minutes, request]) => {
    const time = timeOf([startDay, startHalf, endDay, endHalf, minutes]);
    const by = { role: reader.role, isRequester: userId === reader.id };
    return visibleAbsence({ userId, ...time }, typeOfRequest(typesByCode.get(code), time), { by, request });
  });
  const names = new Map(people.map(([id, name]) => [id, name]));
  const days = { startDate: firstDay, endDate, cutFrom: cutFrom ?? undefined };
  const shown = awayEntries(absences, days, {
    readerId: reader.id,
    teammates: new Set(people.flatMap(([id, , isTeammate]) => (isTeammate ? [id] : []))),
    memberships: memberships.map(([userId, team, first, last]) => ({
      ...{ userId, teamId: team, startDate: first, endDate: last ?? undefined },
    })),
    ledTeams: led,
    teamId,
  });
  const nameOf = (code: string): Said =>
    code === awayType.code ? awayType.name : typeNameIn(texts.language, typesByCode.get(code));
  return shown.slice(0, mostEvents).map((absence) => ({
    ...(absence.request ? eventOfRequest(feed, absence.request) : eventOfPerson(feed, absence, secret)),
    ...daysOnly(absence),
    title: texts.text(
      personTitle(names.get(absence.userId) ?? '', timedTitle(nameOf(absence.type), absence)),
    ),
    isBusy: false,
  }));
}

type Span = readonly [CalendarDate, Half, CalendarDate, Half, minutes: number | null];
type RequestRow = readonly [id: string, version: number, changedAt: string];

/** The absence as the reader sees it; they decide the requests of which the request is given. */
function visibleAbsence(
  { minutes, ...absence }: Omit<FeedAbsence, 'type'>,
  type: LeaveType,
  { by, request }: { by: Parameters<typeof visibleType>[1]; request: RequestRow | null },
): FeedAbsence {
  const { code } = visibleType(type, by, request !== null);
  // Hours would reveal a hidden type, and so would the request.
  if (code !== type.code) return { ...absence, type: code };
  const [id, version, changedAt] = request ?? [];
  const isKnown = id !== undefined && version !== undefined && changedAt !== undefined;
  return { ...absence, minutes, type: code, ...(isKnown && { request: { id, version, changedAt } }) };
}

function daysOf(today: CalendarDate): Period {
  return { startDate: addMonths(today, -monthsBack), endDate: addMonths(today, monthsAhead) };
}

function daysOnly({ startDate, endDate }: Period): Period {
  return { startDate, endDate };
}

function timeOf([startDate, startHalf, endDate, endHalf, minutes]: Span) {
  return { startDate, startHalf, endDate, endHalf, ...(minutes !== null && { minutes }) };
}

/** The event of a request that the reader may open. */
function eventOfRequest({ uidHost }: FetchedFeed, { id, version, changedAt }: EntryOfRequest) {
  return { uid: `${id}@${uidHost}`, version, changedAt: new Date(changedAt), isDated: true };
}

/** The event of an absence of which the reader sees the days only: it says nothing about requests behind it. */
function eventOfPerson({ id, uidHost, createdAt }: FetchedFeed, absence: FeedAbsence, secret: string) {
  const { userId, type, startDate, startHalf, minutes } = absence;
  const first = [id, userId, startDate, startHalf, type, minutes ?? ''].join(' ');
  const uid = createHmac('sha256', secret).update(`feed event ${first}`).digest('hex');
  return { uid: `${uid}@${uidHost}`, version: 0, changedAt: createdAt, isDated: false };
}
