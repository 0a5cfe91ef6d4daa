import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { delimiter, dirname } from 'node:path';
import { findProgram } from './project.ts';

const marker = 'ALMANAC_TEST_RUN';

/** Environment variables that all processes of this test run inherit. */
export const markedEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [dirname(findProgram('node')), process.env.PATH].join(delimiter),
  [marker]: randomUUID(),
};

/** Kills processes that still run with this environment's marker; returns their number. */
export async function endProcessesOf(environment: NodeJS.ProcessEnv): Promise<number> {
  if (process.platform !== 'linux') return 0;
  const mark = `${marker}=${environment[marker]}`;
  const processIds = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const marks = await Promise.all(
    processIds.map((id) => readFile(`/proc/${id}/environ`, 'utf8').catch(() => '')),
  );
  const left = processIds.filter((_, index) => marks[index]?.split('\0').includes(mark));
  for (const id of left) process.kill(id, 'SIGKILL');
  return left.length;
}
