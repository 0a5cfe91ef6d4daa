import { join } from 'node:path';
import { readDataLocation } from '../server/src/platform/config/config.ts';
import { withDatabaseAlone } from '../server/src/platform/database/backup/installation-database.ts';
import { restoreBackup } from '../server/src/platform/database/backup/restore-backup.ts';
import { jobQueueVersion, planJobQueueTables } from '../server/src/platform/jobs/job-queue-tables.ts';
import { seededTables } from '../server/src/seeded-tables.ts';
import { inOneLine, readFileArgument } from './backup-command.ts';
import { projectDirectory } from './environment/project.ts';

await inOneLine('Nothing was restored', async () => {
  const { file, options } = readFileArgument('npm run restore -- FILE [--overwrite]', ['--overwrite']);
  const { header, rows, leftOut } = await withDatabaseAlone(readDataLocation(process.env), (client) =>
    restoreBackup(client, {
      file,
      migrations: join(projectDirectory, 'server/migrations'),
      jobQueue: { plan: planJobQueueTables(), version: jobQueueVersion() },
      seededTables,
      mayOverwrite: options.includes('--overwrite'),
    }),
  );
  console.log(`Restored ${rows} rows of ${header.tables.length} tables, as they were at ${header.at}.`);
  if (leftOut.length > 0) console.log(`Left out, as no tables of Almanac: ${leftOut.join(', ')}`);
});
