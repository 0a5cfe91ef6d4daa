import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './platform/database/database.ts';
import { inTurn } from './platform/database/in-turn.ts';
import type { React } from './platform/events/reactions.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import { compareEngines } from './time-off/recalculations/compare-engines.ts';
import { readDueEngine } from './time-off/recalculations/queries.ts';

/** Progress and interruption of a start. */
export interface Starting {
  onProgress?: (line: string) => void;
  /** Interrupts the comparison of balances; the next start repeats it. */
  signal?: AbortSignal;
}

interface AfterUpdate extends Starting {
  database: Database;
  jobs: JobQueue;
  react: React;
  log: Pick<FastifyBaseLogger, 'info'>;
  today: CalendarDate;
  appUrl: string;
}

/** Compares all balances with the previous version's if due, on one instance at a time. */
export async function compareAfterUpdate({
  database,
  jobs,
  react,
  log,
  today,
  appUrl,
  onProgress,
  signal,
}: AfterUpdate): Promise<void> {
  if ((await readDueEngine(database)) === undefined) return;
  const compared = await inTurn(database, () =>
    compareEngines(
      { database, jobs, react },
      {
        today,
        signal,
        onProgress: (done, total) =>
          onProgress?.(`Comparing balances after the update: ${done} of ${total} people`),
      },
    ),
  );
  if (!compared) return;
  log.info(compared, "Compared the balances with the previous version's");
  if (compared.accounts === 0) return;
  onProgress?.(
    `The update corrected ${compared.accounts} balances of ${compared.people} people; an administrator reviews them at ${appUrl}/admin/leave/recalculations`,
  );
}
