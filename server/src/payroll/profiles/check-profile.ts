import { message } from '@almanac/domain/payroll/messages/message';
import { checkProfileTexts } from '@almanac/domain/payroll/payroll-rules';
import type { ProfileSettings } from '@almanac/domain/payroll/profiles/profile-schema';
import { type Refusal, refuseInput } from '@almanac/domain/refusal';
import { readTypesByCode } from '../../leave/types/type-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { readPlaceNames } from './queries.ts';

/**
 * The names of the profile's places by id. Refuses types and places that don't exist, and texts with letters that the
 * encoding lacks, each at its field.
 */
export async function checkedPlaces(
  database: Reader,
  profile: ProfileSettings,
): Promise<Map<string, string> | Refusal<'VALIDATION_ERROR'>> {
  const texts = checkProfileTexts(profile);
  if (texts.refused) return texts;
  const known = await readTypesByCode(database);
  const unknownType = profile.types.findIndex(({ code }) => !known.find(code));
  if (unknownType >= 0) {
    const code = profile.types[unknownType]?.code ?? '';
    return refuseInput(`types.${unknownType}.code`, message('payroll.unknownType', { code }));
  }
  const places = await readPlaceNames(database);
  const unknownPlace = profile.placeIds.findIndex((id) => !places.has(id));
  if (unknownPlace >= 0) return refuseInput(`placeIds.${unknownPlace}`, message('payroll.unknownPlace'));
  return places;
}
