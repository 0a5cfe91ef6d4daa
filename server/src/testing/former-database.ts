import { randomUUIDv7 } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { migrate } from '../platform/database/setup/migrator.ts';
import { setUpDatabase } from '../platform/database/setup/set-up-database.ts';
import { restrictedTables } from '../restricted-tables.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { createRequest } from './factories.ts';
import { createPlace, giveTerms, type TermsRecords } from './terms-factories.ts';

const migrations = join(import.meta.dirname, '../../migrations');
/** All migrations after the previous version's last. */
const isLater = /^00(4[89]|[5-9]\d)/;

/** A database of the previous version. */
export async function formerDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-migrations-'));
  await cp(migrations, folder, { recursive: true, filter: (file) => !isLater.test(basename(file)) });
  const testing = await testDatabase();
  await testing.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await migrate(testing.pool, folder);
  await rm(folder, { recursive: true });
  return testing;
}

/** Migrates the database, like the start of this version. */
export function migrateFully({ pool, servicePoolConfig }: TestDatabase): Promise<void> {
  const serviceRole = servicePoolConfig.user;
  return setUpDatabase({ owner: pool, migrations, serviceRole, restrictedTables });
}

const grants = [{ name: null, steps: [{ afterMonths: 0, perYear: 2400 }], carryLimit: 0, carryMonths: null }];
const rules = {
  grants,
  accrual: { every: 'YEAR', at: 'START', anchor: null },
  proration: 'DAYS',
  rounding: null,
  fullWeek: null,
  cap: null,
  overdraft: 0,
  carriesDebt: false,
  minimum: null,
  reducedByAbsence: false,
  chargesHolidays: false,
  usableAfterMonths: 0,
  minNoticeDays: 0,
  maxDays: null,
} as const;
const policies = [{ type: 'VACATION', from: '2024-01-01', rules }];

export interface FormerPeople {
  ada: string;
  ben: string;
  cleo: string;
  admin: string;
}

/** Ada changes to a plan with another leave year, Ben has left with days remaining, Cleo is unchanged. */
export async function storeFormerRecords({ database: db, pool }: TestDatabase): Promise<FormerPeople> {
  const calendar = await createPlace(db, 'Calendar', { yearStart: '01-01', policies });
  const april = await createPlace(db, 'April', { yearStart: '04-01', policies });
  const person = async (name: string, held: TermsRecords, employmentStart: string) => {
    const id = randomUUIDv7();
    // Written out, as later versions have columns that did not exist yet.
    await pool.query('INSERT INTO users (id, email, name, employment_start) VALUES ($1, $2, $3, $4)', [
      id,
      `${name.toLowerCase()}@example.com`,
      name,
      employmentStart,
    ]);
    await giveTerms(db, id, held);
    return id;
  };
  const ada = await person('Ada', april, '2024-04-01');
  await giveTerms(db, ada, calendar, '2027-01-01');
  const ben = await person('Ben', calendar, '2024-01-01');
  const last = { employmentEnd: '2025-09-30' };
  await db.updateTable('users').set(last).where('id', '=', ben).execute();
  const cleo = await person('Cleo', calendar, '2024-01-01');
  await createRequest(db, {
    requesterId: cleo,
    startDate: '2026-08-03',
    endDate: '2026-08-14',
    status: 'APPROVED',
    decidedById: ada,
  });
  const admin = await person('Admin', april, '2024-01-01');
  await giveTerms(db, admin, calendar, '2027-01-01');
  await db
    .insertInto('leaveClosings')
    .values({ id: randomUUIDv7(), through: '2025-12-31', closedById: admin })
    .execute();
  const kept = [
    { userId: ben, amount: 0 },
    { userId: cleo, amount: 0 },
    { userId: ada, amount: 2400 },
  ];
  await db
    .insertInto('leaveClosingBalances')
    .values(kept.map((each) => ({ ...each, type: 'VACATION', through: '2025-12-31' })))
    .execute();
  return { ada, ben, cleo, admin };
}
