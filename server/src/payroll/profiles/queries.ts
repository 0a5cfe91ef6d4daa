import { nameOrder } from '@almanac/domain/language/collation';
import type { Language } from '@almanac/domain/language/language';
import { profileNameIn } from '@almanac/domain/payroll/profiles/profile-name';
import type { ExportProfile, ProfileSettings } from '@almanac/domain/payroll/profiles/profile-schema';
import type { Reader } from '../../platform/database/database.ts';
import { comparedName, comparedNameOf } from '../../platform/database/statements/text-comparison.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import { places } from '../../work-time/named-queries.ts';

/** The profiles by name; standard ones have theirs in the company's language until they are edited. */
export async function readProfiles(database: Reader): Promise<ExportProfile[]> {
  const [rows, { locale }] = await Promise.all([
    selectProfiles(database).orderBy('id').execute(),
    readStoredSettings(database),
  ]);
  const inOrder = nameOrder(locale);
  return rows.map((row) => withSettings(row, locale)).sort((one, other) => inOrder(one.name, other.name));
}

export async function readProfile(database: Reader, id: string): Promise<ExportProfile | undefined> {
  const [row, { locale }] = await Promise.all([
    selectProfiles(database).where('id', '=', id).executeTakeFirst(),
    readStoredSettings(database),
  ]);
  return row && withSettings(row, locale);
}

/** The types' payroll codes in all profiles. */
export async function readPayrollCodes(database: Reader): Promise<{ type: string; code: string }[]> {
  const profiles = await readProfiles(database);
  return profiles.flatMap(({ types }) =>
    types.flatMap(({ code: type, payrollCode: code }) => (code === undefined ? [] : [{ type, code }])),
  );
}

/** A profile that must exist. */
export async function readKnownProfile(database: Reader, id: string): Promise<ExportProfile> {
  const { locale } = await readStoredSettings(database);
  return withSettings(await selectProfiles(database).where('id', '=', id).executeTakeFirstOrThrow(), locale);
}

/** Whether another profile has the name, ignoring case. */
export async function isProfileNameTaken(
  database: Reader,
  name: string,
  exceptId: string | undefined,
): Promise<boolean> {
  const found = await database
    .selectFrom('payrollProfiles')
    .select('id')
    .where((eb) => eb(comparedName(eb.ref('name')), '=', comparedNameOf(name)))
    .$if(exceptId !== undefined, (all) => all.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst();
  if (found) return true;
  const shown = await readProfiles(database);
  return shown.some((profile) => profile.id !== exceptId && nameOrder('en')(profile.name, name) === 0);
}

/** The number of the profile's runs. */
export async function countRuns(database: Reader, profileId: string): Promise<number> {
  const { runs } = await database
    .selectFrom('payrollRuns')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('runs'))
    .where('profileId', '=', profileId)
    .executeTakeFirstOrThrow();
  return runs;
}

/** The main names of all places, by id. */
export async function readPlaceNames(database: Reader): Promise<Map<string, string>> {
  const rows = await database.selectFrom(places.as('place')).select(['place.id', 'place.name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function selectProfiles(database: Reader) {
  return database
    .selectFrom('payrollProfiles')
    .select(['id', 'version', 'name'])
    .select(({ ref }) => ref('settings').$castTo<ProfileSettings>().as('settings'));
}

function withSettings(
  { settings, ...profile }: Pick<ExportProfile, 'id' | 'version' | 'name'> & { settings: ProfileSettings },
  language: Language,
): ExportProfile {
  return { ...profile, name: profileNameIn(language, profile), ...settings };
}
