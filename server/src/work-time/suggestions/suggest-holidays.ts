import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import { type Outcome, refuseInput } from '@almanac/domain/refusal';
import { suggestionsFor } from '@almanac/domain/work-time/holidays/suggestion';
import type { HolidayCountry, SuggestedHoliday, SuggestHolidays } from '@almanac/domain/work-time/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { message } from '../messages/message.ts';
import { readCountries, readKnownHolidays } from './holiday-almanac.ts';

export async function listHolidayCountries({
  actor,
}: UseCaseContext): Promise<Outcome<HolidayCountry[], 'FORBIDDEN'>> {
  const permission = checkLeaveAdmin(actor);
  return permission.refused ? permission : readCountries();
}

export async function suggestHolidays(
  { actor }: UseCaseContext,
  { country, region, year }: SuggestHolidays,
): Promise<Outcome<SuggestedHoliday[], 'FORBIDDEN' | 'VALIDATION_ERROR'>> {
  const permission = checkLeaveAdmin(actor);
  if (permission.refused) return permission;
  const known = (await readCountries()).find(({ code }) => code === country);
  if (!known) return refuseInput('country', message('work-time.unknownCountry', { country }));
  const part = region?.startsWith(`${country}-`) ? region.slice(country.length + 1) : region;
  if (part !== undefined && !known.regions.some(({ code }) => code === part)) {
    return refuseInput('region', message('work-time.unknownRegion', { region: part, country: known.name }));
  }
  return suggestionsFor(year, await readKnownHolidays(country, part ?? '', year));
}
