import type { KnownHoliday } from '@almanac/domain/work-time/holidays/suggestion';
import type { HolidayCountry } from '@almanac/domain/work-time/schema';

const english = 'en';
const hour = 60 * 60 * 1000;

// The data of all countries is loaded only for suggestions.
async function openAlmanac() {
  const { default: Holidays } = await import('date-holidays');
  return Holidays;
}

/** Countries with known holidays, by name, with regions that have their own. */
export async function readCountries(): Promise<HolidayCountry[]> {
  const almanac = new (await openAlmanac())();
  return byName(almanac.getCountries(english)).map((country) => ({
    ...country,
    regions: byName(almanac.getStates(country.code, english)).flatMap((state) => [
      state,
      ...byName(almanac.getRegions(country.code, state.code, english)).map(({ code, name }) => ({
        code: `${state.code}-${code}`,
        name: `${state.name}, ${name}`,
      })),
    ]),
  }));
}

/** Known holidays of a country or region, in the year and the one before. */
export async function readKnownHolidays(
  country: string,
  region: string,
  year: number,
): Promise<KnownHoliday[]> {
  const [state = '', part = ''] = region.split('-');
  const almanac = new (await openAlmanac())(country, state, part);
  return [year - 1, year]
    .flatMap((each) => almanac.getHolidays(each, english))
    .map(({ date, start, end, name, type }) => ({
      begins: date.slice(0, 'YYYY-MM-DD hh:mm:ss'.length),
      hours: (end.getTime() - start.getTime()) / hour,
      name,
      isPublic: type === 'public',
    }));
}

function byName(names: Record<string, string> | undefined): { code: string; name: string }[] {
  return Object.entries(names ?? {})
    .map(([code, name]) => ({ code, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, english));
}
