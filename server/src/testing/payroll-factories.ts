import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { ProfileSettings } from '@almanac/domain/payroll/profiles/profile-schema';
import { plainProfile } from '@almanac/domain/payroll/profiles/profile-settings';
import type { TestDatabase } from './database.ts';

type Database = TestDatabase['database'];

/** Stores a profile with a column for names and returns it. */
export async function createPayrollProfile(database: Database, settings: Partial<ProfileSettings> = {}) {
  const profile = {
    id: randomUUIDv7(),
    name: `Profile ${randomUUID()}`,
    settings: { ...plainProfile, columns: [{ field: 'name' as const, heading: 'Name' }], ...settings },
  };
  const stored = { ...profile, settings: JSON.stringify(profile.settings) };
  await database.insertInto('payrollProfiles').values(stored).execute();
  return profile;
}

/** Stores an empty run of February 2026 with a new profile and returns its id. */
export async function createPayrollRun(database: Database, createdById: string): Promise<string> {
  const profile = await createPayrollProfile(database);
  const run = {
    id: randomUUIDv7(),
    profileId: profile.id,
    startDate: '2026-02-01',
    endDate: '2026-02-28',
    settings: JSON.stringify(profile.settings),
    rowCount: 0,
    correctionCount: 0,
    createdById,
  };
  await database.insertInto('payrollRuns').values(run).execute();
  return run.id;
}
