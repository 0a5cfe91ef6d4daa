import { addDays, type CalendarDate, isWeekend } from '../../calendar/calendar-date.ts';
import { calendarDays, daysOf, type Period } from '../../calendar/period.ts';
import {
  type Fraction,
  fraction,
  lesserOf,
  roundedTo,
  sumOfFractions,
  timesFraction,
} from '../../fraction.ts';
import { type Decision, refuseInput } from '../../refusal.ts';
import { loadOn, type MemberAllocation } from '../../teams/members/allocation.ts';
import { type AskedPeriod, checkAskedPeriod } from '../../teams/members/membership-period.ts';
import type { Tenths } from '../../teams/members/percent.ts';
import {
  type DayOfWork,
  daysOfWork,
  isWorked,
  minutesOf,
  type WorkFacts,
} from '../../work-time/day-of-work.ts';
import { halfDays, halvesOn } from '../../work-time/half-day.ts';
import { isOfMinutes, minutesTaken, shareOfDay } from '../../work-time/hours-of-day.ts';
import type { PersonalAbsence } from '../presence/absences-in-slots.ts';
import { message } from './messages/message.ts';

const longestCapacityPeriod = 366;
const daysByDefault = 28;

/** The requested period: four weeks by default, from its start or from today. */
export function capacityPeriod(asked: AskedPeriod, today: CalendarDate): Period {
  const { startDate = today } = asked;
  return { startDate, endDate: asked.endDate ?? addDays(startDate, daysByDefault - 1) };
}

/** Whether capacity can be computed for the period. Refuses with `VALIDATION_ERROR` at `endDate`. */
export function checkCapacityPeriod(period: Period): Decision<'VALIDATION_ERROR'> {
  const order = checkAskedPeriod(period);
  if (order.refused || calendarDays(period) <= longestCapacityPeriod) return order;
  return refuseInput('endDate', message('time-off.staffing.periodTooLong', { most: longestCapacityPeriod }));
}

/** A team's capacity on a day, in tenths of a percent; one person's allocation is at most 1000. */
export interface CapacityOfDay {
  date: CalendarDate;
  allocated: Tenths;
  absent: Tenths;
  available: Tenths;
}

/**
 * The capacity from Monday to Friday and on other days a member works, in tenths of a percent: half an allocation in
 * each half day its person works. An absence removes its half, and hours their share of the day. Everything is added
 * exactly and rounded once.
 */
export function teamCapacity(
  period: Period,
  allocations: readonly MemberAllocation[],
  absences: readonly PersonalAbsence[],
  works: ReadonlyMap<string, WorkFacts> = new Map(),
): CapacityOfDay[] {
  const workOn = daysOfWork();
  const members = [...Map.groupBy(allocations, ({ userId }) => userId)];
  const absencesOf = Map.groupBy(absences, ({ requesterId }) => requesterId);
  return daysOf(period).flatMap((date) => {
    const atWork = members.flatMap(([userId, own]) => {
      const day = workOn(works.get(userId), date);
      const halves = halfDays.filter((half) => isWorked(day, half));
      if (halves.length === 0) return [];
      const load = fraction(loadOn(date, own));
      const present = fraction(halves.length, halfDays.length);
      const absent = absentOn(date, absencesOf.get(userId) ?? [], day);
      return {
        allocated: timesFraction(load, present),
        absent: timesFraction(load, lesserOf(present, absent)),
      };
    });
    if (isWeekend(date) && atWork.length === 0) return [];
    const allocated = roundedTo(0, sumOfFractions(atWork.map((member) => member.allocated)));
    const absent = roundedTo(0, sumOfFractions(atWork.map((member) => member.absent)));
    return [{ date, allocated, absent, available: allocated - absent }];
  });
}

/** The share of the date a person is absent; a day has two halves. */
function absentOn(date: CalendarDate, absences: readonly PersonalAbsence[], day: DayOfWork): Fraction {
  const here = absences.filter((each) => each.startDate <= date && each.endDate >= date);
  const whole = here.filter((each) => !isOfMinutes(each));
  const away = halfDays.filter(
    (half) => isWorked(day, half) && whole.some((each) => halvesOn(date, each).includes(half)),
  );
  const hours = here.flatMap((each) => (isOfMinutes(each) ? [minutesTaken(each, day)] : []));
  const minutes = halfDays
    .filter((half) => !away.includes(half))
    .map((half) => hours.reduce((sum, taken) => sum + minutesOf(half, taken), 0))
    .reduce((sum, each) => sum + each, 0);
  const scheduledHalves = halfDays.filter((half) => minutesOf(half, day.scheduled) > 0).length;
  const ofHours = timesFraction(shareOfDay(minutes, day), fraction(scheduledHalves, halfDays.length));
  return sumOfFractions([fraction(away.length, halfDays.length), ofHours]);
}
