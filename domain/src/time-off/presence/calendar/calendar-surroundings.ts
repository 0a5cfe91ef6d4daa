import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { daysOf, type Period } from '../../../calendar/period.ts';
import { standardLimit } from '../../../capacity-share.ts';
import { standardWork, termsOn, type WorkFacts } from '../../../work-time/day-of-work.ts';
import { isMoreAway } from '../capacity.ts';
import { awayPercent } from '../coverage.ts';
import { type DepartmentPresence, exactPresence } from '../daily-presence.ts';
import { freeDaysOf } from '../free-days.ts';
import type { Calendar } from './calendar-schema.ts';

/** What a calendar shows beside people and absences. */
type Surroundings = Pick<Calendar, 'holidays' | 'places' | 'works' | 'coverage'>;

/** The places, holidays and free days of the schedules, and the coverage of the people who work by them. */
export function calendarSurroundings(
  period: Period,
  presence: DepartmentPresence,
  works: readonly WorkFacts[],
): Surroundings {
  const { capacityLimit: limit = standardLimit } = presence;
  const dates = daysOf(period);
  const inUse = new Set(presence.people.map(({ work = standardWork }) => work));
  return {
    ...placesOf([...inUse], dates),
    works: works.map((work) => ({ free: freeDaysOf(work, dates) })),
    coverage: exactPresence(period, presence).flatMap(({ date, people, away, absent }) => {
      const percentAway = awayPercent(away, people);
      if (percentAway === undefined) return [];
      return [{ date, people, away, percentAway, exceedsCapacityLimit: isMoreAway(absent, people, limit) }];
    }),
  };
}

function placesOf(works: readonly WorkFacts[], dates: readonly CalendarDate[]) {
  const places = new Map<string, { id: string; name: string }>();
  const holidays: Surroundings['holidays'] = [];
  for (const date of dates) {
    const seen = new Set<string>();
    for (const { terms } of works) {
      const { place } = termsOn(terms, date);
      const { id, name } = place;
      if (id === undefined || name === undefined || seen.has(id)) continue;
      seen.add(id);
      places.set(id, { id, name });
      const holiday = place.holidays.get(date);
      if (!holiday) continue;
      const { name: holidayName, half } = holiday;
      holidays.push({ date, name: holidayName, ...(half !== undefined && { half }), placeId: id });
    }
  }
  return { places: [...places.values()], holidays };
}
