import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { daysOf, type Period } from '../../calendar/period.ts';
import { type Employment, isEmployedOn } from '../../people/accounts/employment.ts';
import { dayOfWork, isWorked, standardWork, termsOn, type WorkFacts } from '../../work-time/day-of-work.ts';
import { type Half, halfDays } from '../../work-time/half-day.ts';
import type { FreeDay, FreeDays } from './schema.ts';

/** A visible person; without work facts they work Monday to Friday. */
interface SeenPerson extends Employment {
  id: string;
  isActive: boolean;
  /** Whether they have time off in the period. */
  hasTimeOff: boolean;
  work?: WorkFacts | undefined;
}

/** The public holidays of the active people, and the regular days off of those with time off. */
export function freeDays(period: Period, people: readonly SeenPerson[]): FreeDays {
  const dates = daysOf(period);
  const active = people.filter(({ isActive }) => isActive);
  const works = new Set(active.map(({ work = standardWork }) => work));
  const hasHoliday = (date: CalendarDate) => [...works].some((work) => holidayOf(work, date));
  const away = people.filter(({ hasTimeOff }) => hasTimeOff);
  return {
    holidays: dates.filter(hasHoliday).flatMap((date) => holidaysOn(date, active)),
    free: [...Map.groupBy(away, ({ work = standardWork }) => work)].map(([work, alike]) => ({
      userIds: alike.map(({ id }) => id),
      days: freeDaysOf(work, dates),
    })),
  };
}

interface HolidaySomewhere {
  name: string;
  half: Half | undefined;
  places: Set<string>;
  people: number;
}

function holidayOf(work: WorkFacts, date: CalendarDate) {
  const { place } = termsOn(work.terms, date);
  const holiday = place.holidays.get(date);
  return holiday && { name: holiday.name, half: holiday.half, place: place.name };
}

/** The holidays of the day, each with its places. */
function holidaysOn(date: CalendarDate, people: readonly SeenPerson[]): FreeDays['holidays'] {
  const employed = people.filter((person) => isEmployedOn(date, person));
  const found = new Map<string, HolidaySomewhere>();
  for (const [work, { length }] of Map.groupBy(employed, (person) => person.work ?? standardWork)) {
    const holiday = holidayOf(work, date);
    if (!holiday) continue;
    const { name, half, place } = holiday;
    const key = `${half ?? ''} ${name}`;
    const known = found.get(key) ?? { name, half, places: new Set(), people: 0 };
    if (place !== undefined) known.places.add(place);
    found.set(key, { ...known, people: known.people + length });
  }
  return [...found.values()].map((holiday) => ({
    date,
    name: holiday.name,
    ...(holiday.half !== undefined && { half: holiday.half }),
    places: [...holiday.places].sort(),
    isForAll: holiday.people === employed.length,
  }));
}

/** The days without work, with their holidays. */
export function freeDaysOf(work: WorkFacts, dates: readonly CalendarDate[]): FreeDay[] {
  return dates.flatMap((date) => freeDay(date, work));
}

function freeDay(date: CalendarDate, work: WorkFacts): FreeDay[] {
  const day = dayOfWork(work, date);
  if (halfDays.some((half) => isWorked(day, half))) return [];
  if (!day.holiday) return [{ date }];
  const { name, half } = day.holiday;
  return [{ date, holiday: { name, ...(half !== undefined && { half }) } }];
}
