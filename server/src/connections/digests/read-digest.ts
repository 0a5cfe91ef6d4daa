import { checkApprover } from '@almanac/domain/access/approver-rules';
import type { Person } from '@almanac/domain/access/principal';
import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { daysOf, type Period } from '@almanac/domain/calendar/period';
import { firstDayOfWeek, startOfWeek } from '@almanac/domain/calendar/week-start';
import { type DigestKind, isDigestDue } from '@almanac/domain/connections/digests/digest-day';
import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import { visibleAbsences } from '@almanac/domain/time-off/presence/visible-absences';
import { workDays } from '@almanac/domain/time-off/presence/work-days';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { standardWork } from '@almanac/domain/work-time/day-of-work';
import { halvesOn } from '@almanac/domain/work-time/half-day';
import { readPersonalRules } from '../../leave/rule-facts.ts';
import type { Reader } from '../../platform/database/database.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import { idOfNextAbsence, readAbsences, readPeopleAway } from '../../time-off/presence/absence-queries.ts';
import { readRequestFound } from '../../time-off/requests/queries.ts';
import type { StoredRequest } from '../../time-off/requests/records/stored-request.ts';
import { readRequests } from '../../time-off/requests/request-page-queries.ts';

/** What a digest says. */
export interface Digest {
  /** Whose absences the reader may see, for up to `mostPeople` people. */
  today: VisibleAbsence[];
  laterThisWeek: VisibleAbsence[];
  /** How many people more. */
  furtherPeople: number;
  /** Their own next days off, pending or approved. */
  next: StoredRequest | undefined;
  /** The requests that they are asked to decide: the oldest ones, and how many there are. */
  pending: readonly TimeOffRequest[];
  pendingCount: number;
}

export interface DigestQuestion {
  reader: Person;
  kind: DigestKind;
  today: CalendarDate;
}

const mostPeople = 50;
const mostPending = 10;
/** Own days off are news in the two weeks before them. */
const daysAhead = 14;

/** The reader's digest of today; undefined on their days off, and without news. */
export async function readDigest(database: Reader, question: DigestQuestion): Promise<Digest | undefined> {
  const { reader, kind, today } = question;
  const { absenceVisibility: visibility, weekStart, locale } = await readStoredSettings(database);
  const firstDay = startOfWeek(today, firstDayOfWeek(weekStart, locale));
  const week = { startDate: firstDay, endDate: addDays(firstDay, 6) };
  const viewer = {
    viewerId: reader.id,
    departmentOfViewer: reader.departmentId ?? null,
    today,
  };
  const absencesIn = async (period: Period, group: { userId?: string; limit?: number }) => {
    const rows = await readAbsences(
      database,
      { ...period, ...group, ...viewer },
      { role: reader.role, visibility },
    );
    const people = await readPeopleAway(database, rows, period, reader);
    return { absences: visibleAbsences(period, people), total: rows[0]?.total ?? 0 };
  };
  const until = { startDate: firstDay, endDate: today };
  const own = await absencesIn(until, { userId: reader.id });
  const isOff = await daysOff(database, reader.id, until, own.absences);
  if (!isDigestDue(kind, isOff, today)) return undefined;
  const ahead = { startDate: today, endDate: week.endDate };
  const { absences, total } = await absencesIn(ahead, { limit: mostPeople });
  const others = absences.filter(({ user }) => user.id !== reader.id);
  const next = await readRequestFound(database, idOfNextAbsence(reader.id, today));
  const waiting = await readPending(database, question);
  const digest = {
    today: others.filter((absence) => halvesOn(today, absence).length > 0),
    laterThisWeek: others.filter((absence) => halvesOn(today, absence).length === 0),
    furtherPeople: Math.max(0, total - mostPeople),
    next,
    pending: waiting.data,
    pendingCount: waiting.pagination.total,
  };
  const isNextSoon = next !== undefined && next.startDate <= addDays(today, daysAhead);
  return others.length > 0 || digest.pendingCount > 0 || isNextSoon ? digest : undefined;
}

/** The days of the period, and whether the person works on them and isn't away all day. */
async function daysOff(
  database: Reader,
  userId: string,
  period: Period,
  absences: readonly VisibleAbsence[],
): Promise<{ date: CalendarDate; isOff: boolean }[]> {
  const { people } = await readPersonalRules(database, [userId]);
  const rules = people.get(userId);
  const worked = new Map(
    workDays(period, rules ?? standardWork, rules?.employment).map(({ date, am, pm }) => [date, am + pm > 0]),
  );
  const isAway = (date: CalendarDate) =>
    absences.some((absence) => absence.minutes === undefined && halvesOn(date, absence).length === 2);
  return daysOf(period).map((date) => ({ date, isOff: !worked.get(date) || isAway(date) }));
}

const nothingPending = { data: [], pagination: { total: 0 } };

async function readPending(database: Reader, { reader, today }: DigestQuestion) {
  if (checkApprover(reader).refused) return nothingPending;
  return readRequests({ database, actor: reader, today }, 'to-decide', {
    page: 1,
    limit: mostPending,
    sortBy: 'createdAt',
    sortOrder: 'asc',
    status: ['PENDING'],
    isDecidable: true,
    askedOn: today,
  });
}
