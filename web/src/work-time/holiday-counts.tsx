import { fieldsOf } from '@almanac/domain/calendar/calendar-date';
import { lacksHolidays } from '@almanac/domain/work-time/holidays/missing-holidays';
import type { ListedPlace } from '@almanac/domain/work-time/schema';
import { Link } from 'react-router';
import { useToday } from '../platform/session/today.ts';
import { text } from './messages/text.ts';
import { suggestionsAddress } from './suggestions-address.ts';

/** Holiday counts of this year and the next; a year without any links to its suggestions. */
export function HolidayCounts({ place: { id, name, years } }: { place: ListedPlace }) {
  const { year: thisYear } = fieldsOf(useToday());
  if (years.length === 0) return text('work-time.noHolidays');
  const known = years.map(({ year }) => year);
  return (
    <ul className="flex flex-col">
      {[thisYear, thisYear + 1].map((year) => {
        const { holidays = 0 } = years.find((each) => each.year === year) ?? {};
        return (
          <li key={year} className="whitespace-nowrap tabular-nums">
            {lacksHolidays(known, year) ? (
              <Link
                to={suggestionsAddress(id, year)}
                aria-label={text('work-time.addHolidaysOf', { name, year })}
                className="text-accent-text underline underline-offset-2 max-md:inline-block max-md:py-3"
              >
                {text('work-time.yearMissing', { year })}
              </Link>
            ) : (
              text('work-time.yearCount', { year, count: holidays })
            )}
          </li>
        );
      })}
    </ul>
  );
}
