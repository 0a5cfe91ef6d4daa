import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { isRefusal } from '@almanac/domain/refusal';
import type { FastifyBaseLogger } from 'fastify';
import { compareAfterUpdate, type Starting } from './compare-after-update.ts';
import { seedDemoCompany } from './demo/seed-demo-company.ts';
import { seedDemoLeave } from './demo/seed-demo-leave.ts';
import { readDifferingVariables, setUpLeave } from './leave/set-up-leave.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.ts';
import type { React } from './platform/events/reactions.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import type { ChangeContext } from './platform/use-case/change.ts';
import { saveCompanyDay } from './settings/company-day-store.ts';
import { copySettings, readDifferingSettings } from './settings/copy-settings.ts';
import { readFirstDay } from './time-off/balances/adjustments/queries.ts';

interface FillingDatabase extends Starting {
  config: Config;
  system: { database: Database; jobs: JobQueue; react: React };
  today: () => CalendarDate;
  surroundings: () => Omit<ChangeContext, 'actor'> & { today: CalendarDate; now: Date };
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Fills a database without settings and leave rules, in a demo an empty one with a company. After an update, compares
 * all balances. Logs each variable that only fills an empty database and differs from it.
 */
export async function fillDatabase({
  config,
  system,
  today,
  surroundings,
  log,
  ...starting
}: FillingDatabase): Promise<void> {
  const { appUrl, company, isDemo, leavePolicy } = config;
  const demo = { ...surroundings(), leavePolicy, companyDomain: company.domain };
  const isDemoNew = isDemo && !isRefusal(await seedDemoCompany(surroundings(), demo));
  await copySettings(surroundings(), config.settings);
  await saveCompanyDay(system.database, today());
  await setUpLeave(surroundings(), { settings: leavePolicy, today: today(), readFirstDay });
  if (isDemoNew) await seedDemoLeave(surroundings(), demo);
  await compareAfterUpdate({ ...system, log, today: today(), appUrl, ...starting });
  const { database } = system;
  const differing = [
    ...(await readDifferingSettings(database, config.givenSettings)),
    ...(await readDifferingVariables(database, config.givenLeavePolicy, today())),
  ];
  for (const sentence of differing) log.warn(sentence);
}
