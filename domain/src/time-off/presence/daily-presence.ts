import { type CalendarDate, isWeekend } from '../../calendar/calendar-date.ts';
import { daysOf, type Period } from '../../calendar/period.ts';
import type { CapacityShare } from '../../capacity-share.ts';
import { type Fraction, fraction, isMoreThan, timesFraction } from '../../fraction.ts';
import { type Employment, employedWithin } from '../../people/accounts/employment.ts';
import { dayOfWork, isWorked, standardWork, type WorkFacts } from '../../work-time/day-of-work.ts';
import { type HalfDaySpan, halfDays } from '../../work-time/half-day.ts';
import { absencesInSlots, type PersonalAbsence, type Present, type Slots } from './absences-in-slots.ts';

/** A person who may be present; without work facts they work Monday to Friday. */
type PresentPerson = Employment & { id: string; work?: WorkFacts | undefined };

/** The people of a department, their employment and work, and their absences. */
export interface DepartmentPresence {
  people: readonly PresentPerson[];
  absences: readonly PersonalAbsence[];
  /** The share of people away above which the department is short of people; by default the specification's. */
  capacityLimit?: CapacityShare;
}

/** How many people work on a day, and how many of them are away for at least half a day. */
export interface DayPresence {
  date: CalendarDate;
  people: number;
  away: number;
}

/** Adds the absences in people, hours as their share of the half. */
export interface ExactPresence extends DayPresence {
  absent: Fraction;
}

/**
 * The presence from Monday to Friday and on other worked days, each person once. A day counts by its half with the
 * larger share away. Walks along the absences instead of searching them for each day, so that a year of 5,000 people
 * doesn't block other requests.
 */
export function dailyPresence(period: Period, presence: DepartmentPresence): DayPresence[] {
  return exactPresence(period, presence).map(({ date, people, away }) => ({ date, people, away }));
}

/** As `dailyPresence`, with the exact absences. */
export function exactPresence(period: Period, { people, absences }: DepartmentPresence): ExactPresence[] {
  const dates = daysOf(period);
  const slots = slotsOf(dates);
  const present = new Map<string, Present>();
  for (const { id, work = standardWork, ...employment } of people) {
    const days = employedWithin(period, employment);
    if (days.length > 0) present.set(id, { days, work });
  }
  const worked = new Map<WorkFacts, readonly boolean[]>();
  for (const { work } of present.values()) {
    if (!worked.has(work)) worked.set(work, workedSlots(dates, work));
  }
  const absenceIn = absencesInSlots(absences, present, worked, slots);
  const atWork = countsAtWork([...present.values()], worked, slots);
  return dates.flatMap((date, position) => {
    const [morning, afternoon] = [position * 2, position * 2 + 1].map((slot) => ({
      date,
      people: atWork[slot] ?? 0,
      ...absenceIn(slot),
    }));
    if (!morning || !afternoon) return [];
    const worseHalf = isWorse(afternoon, morning) ? afternoon : morning;
    return worseHalf.people === 0 && isWeekend(date) ? [] : [worseHalf];
  });
}

/** Numbers half days from the first morning on: two per day. */
function slotsOf(dates: readonly CalendarDate[]): Slots {
  const positions = new Map(dates.map((date, position) => [date, position]));
  const positionOf = (date: CalendarDate) => positions.get(date) ?? 0;
  return {
    first: ({ startDate, startHalf }: HalfDaySpan) =>
      positionOf(startDate) * 2 + (startHalf === 'PM' ? 1 : 0),
    last: ({ endDate, endHalf }: HalfDaySpan) => positionOf(endDate) * 2 + (endHalf === 'AM' ? 0 : 1),
  };
}

function workedSlots(dates: readonly CalendarDate[], work: WorkFacts): boolean[] {
  return dates.flatMap((date) => {
    const day = dayOfWork(work, date);
    return halfDays.map((half) => isWorked(day, half));
  });
}

/** How many people work in each half day. */
function countsAtWork(
  present: readonly Present[],
  worked: ReadonlyMap<WorkFacts, readonly boolean[]>,
  slots: Slots,
): readonly number[] {
  const counts: number[] = [];
  for (const { days, work } of present) {
    const isWorkedSlot = worked.get(work) ?? [];
    for (const each of days) {
      for (let slot = slots.first(each); slot <= slots.last(each); slot += 1) {
        if (isWorkedSlot[slot]) counts[slot] = (counts[slot] ?? 0) + 1;
      }
    }
  }
  return counts;
}

function isWorse(one: ExactPresence, other: ExactPresence): boolean {
  const [share, otherShare] = [
    timesFraction(one.absent, fraction(other.people)),
    timesFraction(other.absent, fraction(one.people)),
  ];
  if (isMoreThan(share, otherShare)) return true;
  return !isMoreThan(otherShare, share) && one.people > other.people;
}
