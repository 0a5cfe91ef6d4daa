import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  isWeekend,
  mondayOf,
} from '@almanac/domain/calendar/calendar-date';
import { firstOfMonth, yearOf } from '@almanac/domain/calendar/date-parts';
import { calendarYear, includes, overlaps, type Period } from '@almanac/domain/calendar/period';
import type { LeaveType } from '@almanac/domain/leave/types/leave-type';
import { blocksDays } from '@almanac/domain/time-off/requests/request-status';
import type { Half } from '@almanac/domain/work-time/half-day';
import type { HolidayOfYear } from '@almanac/domain/work-time/schema';
import type { DemoCompany } from './demo-company.ts';
import { bavarianHolidays, englishHolidays } from './demo-holidays.ts';
import { demoId } from './demo-id.ts';
import { demoApproverOf } from './demo-people.ts';
import { type DemoAdjustment, type DemoSettings, type DemoUser, known } from './demo-records.ts';
import type { DemoRequest } from './demo-requests.ts';

const bavarians = [
  'mateusz.kowalski',
  'anders.nilsson',
  'elif.yildiz',
  'giulia.conti',
  'viktor.horvath',
  'stefan.ionescu',
];
const english = [
  'oluwaseun.adeyemi',
  'declan.obrien',
  'claire.dubois',
  'chloe.martin',
  'arjun.mehta',
  'daniel.mwangi',
];
const partTimers = ['giulia.conti', 'stefan.ionescu'];

const away: Pick<
  LeaveType,
  | 'unit'
  | 'counts'
  | 'takesHalves'
  | 'isPaid'
  | 'isAway'
  | 'remindsOfExpiry'
  | 'isPaidOut'
  | 'isSickness'
  | 'documentAfterDays'
  | 'documentBy'
  | 'reducesLeave'
> = {
  unit: 'DAY',
  counts: 'WORKED',
  takesHalves: true,
  isPaid: true,
  isAway: true,
  remindsOfExpiry: false,
  isPaidOut: false,
  isSickness: false,
  documentAfterDays: null,
  documentBy: 'PERSON',
  reducesLeave: 'NONE',
};

export const rehabilitation = {
  ...away,
  code: 'REHABILITATION',
  name: 'Medical Rehabilitation',
  colour: 'teal',
  needsApproval: true,
  reason: 'NONE',
  shownTo: 'HR',
} as const satisfies LeaveType;

export const sickChild = {
  ...away,
  code: 'SICK_CHILD',
  name: 'Sick Child',
  colour: 'orange',
  needsApproval: false,
  reason: 'OPTIONAL',
  shownTo: 'APPROVERS',
} as const satisfies LeaveType;

/** A request for part of its days, or approved at a different charge than today's. */
export interface DemoLeaveRequest extends DemoRequest {
  startHalf?: Half;
  endHalf?: Half;
  /** Hundredths of a day. */
  decidedAmount?: number;
}

/** Additions to the default rules for the demo company; deterministic for the same settings. */
export function demoLeave(settings: DemoSettings, { users, requests }: DemoCompany) {
  const { today } = settings;
  const year = yearOf(today);
  const years = [year - 1, year, year + 1, year + 2];
  const byMailbox = new Map(users.map((user) => [user.mailbox, user]));
  const bavaria = years.flatMap(bavarianHolidays);
  const englishDays = years.flatMap(englishHolidays);
  const closed = new Set([...bavaria, ...englishDays].map(({ date }) => date));
  const askFor = requestsBeside({ others: requests, users: byMailbox, closed, today });
  const [rest, morning, afternoon, atHome] = [
    askFor('anders.nilsson', rehabilitation.code, { week: 9, days: 12 }),
    askFor('elif.yildiz', 'VACATION', { week: 2, days: 1, half: 'AM' }),
    askFor('mateusz.kowalski', 'VACATION', { week: 3, days: 1, half: 'PM', status: 'PENDING' }),
    askFor('chloe.martin', sickChild.code, { week: -1, days: 1 }),
  ];
  const viktor = known(byMailbox, 'viktor.horvath');
  const own = requests.filter(({ requesterId }) => requesterId === viktor.id);
  const holiday = laterHoliday(bavaria, own, today);
  const week = weekOf(holiday.date);
  const weeksAhead = daysBetween(mondayOf(today), week.startDate) / 7;
  const reason = 'A week at home with the children.';
  const refunded = {
    ...askFor(viktor.mailbox, 'VACATION', { week: weeksAhead, days: 5, reason }),
    decidedAmount: 500,
  };
  return {
    from: calendarYear(year - 1).startDate,
    types: [rehabilitation, sickChild],
    fourDays: { name: 'Four days', minutes: [...Array<number>(8).fill(240), ...Array<number>(6).fill(0)] },
    bavaria: {
      known: bavaria.filter(({ date }) => date !== holiday.date),
      later: [holiday],
      laterOn: addDays(earlier(today, week.startDate), -3),
      people: bavarians.map((mailbox) => known(byMailbox, mailbox).id),
    },
    england: {
      known: englishDays,
      people: english.map((mailbox) => known(byMailbox, mailbox).id),
    },
    partTime: {
      from: firstOfMonth(addMonths(today, -4)),
      people: partTimers.map((mailbox) => known(byMailbox, mailbox).id),
    },
    adjustments: takenBefore(byMailbox, calendarYear(year - 1).startDate),
    requests: [rest, morning, afternoon, atHome, refunded],
  };
}
export type DemoLeave = ReturnType<typeof demoLeave>;

/** Time off taken in the plan's first year by people in Bavaria who were employed all year. */
function takenBefore(users: ReadonlyMap<string, DemoUser>, effectiveOn: CalendarDate): DemoAdjustment[] {
  const createdAt = `${effectiveOn}T09:00:00.000Z`;
  const authorId = known(users, 'helen.okafor').id;
  return bavarians
    .map((mailbox) => known(users, mailbox))
    .filter(({ employmentStart }) => employmentStart <= effectiveOn)
    .map(({ id: userId, mailbox }, n) => ({
      id: demoId(`taken before by ${mailbox}`, createdAt),
      userId,
      authorId,
      type: 'VACATION',
      effectiveOn,
      days: n - 27,
      reason: 'Taken before we kept leave in Almanac.',
      createdAt,
    }));
}

interface Wish {
  /** Relative to the current week; the next one with free days if needed. */
  week: number;
  days: number;
  half?: Half;
  status?: 'PENDING';
  reason?: string;
}

interface Days {
  others: readonly DemoRequest[];
  users: ReadonlyMap<string, DemoUser>;
  /** Holidays, which no single-day request may hit. */
  closed: ReadonlySet<CalendarDate>;
  today: CalendarDate;
}

/** Creates requests on days without another request of the person. */
function requestsBeside({ others, users, closed, today }: Days) {
  return (mailbox: string, type: string, wish: Wish): DemoLeaveRequest => {
    const user = known(users, mailbox);
    const own = others.filter((each) => each.requesterId === user.id);
    const period = freeDays(wish, own, { closed, today });
    const isNotice = type === sickChild.code;
    const askedOn = isNotice
      ? period.startDate
      : addDays(earlier(today, period.startDate), wish.status ? -2 : -21);
    const createdAt = `${askedOn}T06:10:00.000Z`;
    const approverId = known(users, approverOf(user, type)).id;
    const approved = isNotice
      ? { decidedAt: createdAt }
      : { decidedAt: `${askedOn}T08:10:00.000Z`, decidedById: approverId };
    return {
      id: demoId(`${mailbox} ${type} ${wish.week} beside`, createdAt),
      requesterId: user.id,
      type,
      status: wish.status ?? 'APPROVED',
      ...period,
      ...(wish.half && { startHalf: wish.half, endHalf: wish.half }),
      ...(wish.reason !== undefined && { reason: wish.reason }),
      createdAt,
      ...(!wish.status && approved),
    };
  };
}

function freeDays(
  { week, days }: Wish,
  own: readonly DemoRequest[],
  { closed, today }: Pick<Days, 'closed' | 'today'>,
): Period {
  const startDate = addDays(mondayOf(today), week * 7);
  const period = { startDate, endDate: addDays(startDate, days - 1) };
  if (isFree(period, own) && (days > 1 || !closed.has(startDate))) return period;
  return freeDays({ week: week + (week < 0 ? -1 : 1), days }, own, { closed, today });
}

function approverOf(user: DemoUser, type: string): string {
  return type === rehabilitation.code ? 'helen.okafor' : demoApproverOf(user);
}

function isFree(period: Period, requests: readonly DemoRequest[]): boolean {
  return !requests.some((each) => blocksDays(each.status) && overlaps(each, period));
}

/** A holiday of this year that was added after a week with it was approved; needs a free week. */
function laterHoliday(
  holidays: readonly HolidayOfYear[],
  own: readonly DemoRequest[],
  today: CalendarDate,
): HolidayOfYear {
  const possible = holidays.filter(({ date, half }) => {
    const week = weekOf(date);
    const others = holidays.filter((each) => each.date !== date && includes(week, each.date));
    return !half && !isWeekend(date) && others.length === 0 && isFree(week, own);
  });
  const soon = possible.filter(({ date }) => date >= addDays(today, 14));
  const ofThisYear = ({ date }: HolidayOfYear) => yearOf(date) === yearOf(today);
  const past = possible.filter(({ date }) => date < addDays(today, -7));
  const holiday = soon.find(ofThisYear) ?? past.findLast(ofThisYear) ?? soon[0];
  if (!holiday) throw new Error('The demo company has no holiday in a week that is free');
  return holiday;
}

function weekOf(date: CalendarDate): Period {
  return { startDate: mondayOf(date), endDate: addDays(mondayOf(date), 4) };
}

function earlier(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one < other ? one : other;
}
