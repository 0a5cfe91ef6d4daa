import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDataLocation } from '../server/src/platform/config/config.ts';
import { withRunningDatabase } from '../server/src/platform/database/backup/installation-database.ts';
import { writeBackup } from '../server/src/platform/database/backup/write-backup.ts';
import { inOneLine, readFileArgument } from './backup-command.ts';
import { projectDirectory } from './environment/project.ts';

await inOneLine('The backup was not written', async () => {
  const { file } = readFileArgument('npm run backup -- FILE', []);
  const { version } = JSON.parse(await readFile(join(projectDirectory, 'package.json'), 'utf8'));
  const { tables, rows, bytes } = await withRunningDatabase(readDataLocation(process.env), (client) =>
    writeBackup(client, file, version),
  );
  console.log(`Backed up ${rows} rows of ${tables} tables into ${file} (${Math.ceil(bytes / 1024)} kB).`);
});
