import { personName } from '@almanac/domain/access/person-name';
import type { Period } from '@almanac/domain/calendar/period';
import { erasedName } from '@almanac/domain/erased-person';
import type { Language } from '@almanac/domain/language/language';
import type { PayrollPerson, PayrollRow } from '@almanac/domain/payroll/profiles/payroll-row';
import type { fileParts } from '@almanac/domain/payroll/profiles/profile';
import { profileNameIn } from '@almanac/domain/payroll/profiles/profile-name';
import type { ProfileSettings } from '@almanac/domain/payroll/profiles/profile-schema';
import { sql } from 'kysely';
import { people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/statements/one-of.ts';
import { readStoredSettings } from '../../settings/queries.ts';

export type Part = (typeof fileParts)[number];

/** A stored run. */
export interface StoredRun extends Period {
  id: string;
  profileId: string;
  profileName: string;
  settings: ProfileSettings;
  rowCount: number;
  correctionCount: number;
  createdAt: Date;
  createdBy: { id: string; name: string };
}

/** The days of the profile's runs, in the order in which they were made. */
export function readRunPeriods(database: Reader, profileId: string): Promise<(Period & { id: string })[]> {
  return database
    .selectFrom('payrollRuns')
    .select(['id', 'startDate', 'endDate'])
    .where('profileId', '=', profileId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** A page of the runs, of one profile if given, latest first, and their number. */
export async function readRuns(
  database: Reader,
  { profileId, page, limit }: { profileId?: string | undefined; page: number; limit: number },
): Promise<{ runs: StoredRun[]; total: number }> {
  const ofProfile = database
    .selectFrom('payrollRuns as run')
    .$if(profileId !== undefined, (all) => all.where('run.profileId', '=', profileId ?? ''));
  const [{ locale }, rows, { total }] = await Promise.all([
    readStoredSettings(database),
    selectRuns(database)
      .$if(profileId !== undefined, (all) => all.where('run.profileId', '=', profileId ?? ''))
      .orderBy('run.createdAt', 'desc')
      .orderBy('run.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    ofProfile
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { runs: rows.map((row) => toRun(row, locale)), total };
}

export async function readRun(database: Reader, id: string): Promise<StoredRun | undefined> {
  const row = await selectRuns(database).where('run.id', '=', id).executeTakeFirst();
  return row && toRun(row, (await readStoredSettings(database)).locale);
}

/** A run that must exist. */
export async function readKnownRun(database: Reader, id: string): Promise<StoredRun> {
  const row = await selectRuns(database).where('run.id', '=', id).executeTakeFirstOrThrow();
  return toRun(row, (await readStoredSettings(database)).locale);
}

function selectRuns(database: Reader) {
  return database
    .selectFrom('payrollRuns as run')
    .innerJoin('payrollProfiles as profile', 'profile.id', 'run.profileId')
    .innerJoin(people.as('maker'), 'maker.id', 'run.createdById')
    .select(['run.id', 'run.profileId', 'profile.name as profileName', 'profile.version as profileVersion'])
    .select(({ ref }) => ref('run.settings').$castTo<ProfileSettings>().as('settings'))
    .select(['run.startDate', 'run.endDate', 'run.rowCount', 'run.correctionCount', 'run.createdAt'])
    .select(['maker.id as makerId', 'maker.name as makerName', 'maker.email as makerEmail']);
}

type RunRow = Awaited<ReturnType<ReturnType<typeof selectRuns>['executeTakeFirstOrThrow']>>;

function toRun(
  { makerId, makerName, makerEmail, profileId, profileName, profileVersion, ...run }: RunRow,
  language: Language,
): StoredRun {
  const profile = { id: profileId, name: profileName, version: profileVersion };
  return {
    ...run,
    profileId,
    profileName: profileNameIn(language, profile),
    createdBy: { id: makerId, name: personName({ name: makerName, email: makerEmail }) },
  };
}

/** The months of the run's corrections, in order. */
export async function readCorrectedMonths(database: Reader, runId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('payrollRows')
    .select(({ ref }) => sql<string>`${ref('amounts')} ->> 'month'`.as('month'))
    .distinct()
    .where('runId', '=', runId)
    .where('part', '=', 'CORRECTIONS')
    .execute();
  return rows.map(({ month }) => month).sort();
}

/** Some of the run's rows or corrections, from the first position, in the order of the file. */
export async function readRows(
  database: Reader,
  { runId, part, first, limit }: { runId: string; part: Part; first: number; limit: number },
): Promise<PayrollRow[]> {
  const rows = await selectRows(database)
    .where('runId', '=', runId)
    .where('part', '=', part)
    .where('position', '>=', first)
    .where('position', '<', first + limit)
    .orderBy('position')
    .execute();
  return rows.map(toRow);
}

/** What all runs of the profile have handed over about the people: rows and corrections. */
export async function readHandedOver(
  database: Reader,
  runIds: readonly string[],
  userIds: readonly string[],
): Promise<PayrollRow[]> {
  if (runIds.length === 0 || userIds.length === 0) return [];
  const rows = await selectRows(database)
    .where(({ ref }) => isOneOf(ref('userId'), userIds))
    .where(({ ref }) => isOneOf(ref('runId'), runIds))
    .execute();
  return rows.map(toRow);
}

function selectRows(database: Reader) {
  return database
    .selectFrom('payrollRows')
    .select(({ ref }) => [
      'userId',
      ref('person').$castTo<StoredPerson>().as('person'),
      ref('amounts').$castTo<Amounts>().as('amounts'),
    ]);
}

/** Erased people have no name, address and number. */
type StoredPerson = Omit<PayrollPerson, 'id' | 'name'> & { name?: string };
type Amounts = Omit<PayrollRow, 'person'>;

function toRow({
  userId,
  person,
  amounts,
}: {
  userId: string;
  person: StoredPerson;
  amounts: Amounts;
}): PayrollRow {
  const { name = erasedName, ...rest } = person;
  return { person: { id: userId, name, ...rest }, ...amounts };
}
