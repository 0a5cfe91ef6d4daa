import { readdir, readFile } from 'node:fs/promises';

const ticksPerSecond = 100;

/** CPU time of a process since its start, from Linux. */
export async function processorSeconds(processId: number): Promise<number> {
  const { ticks } = await readTimes(processId);
  return ticks / ticksPerSecond;
}

/** CPU time of a process and its children, running or exited. */
export async function processorSecondsOfFamily(processId: number): Promise<number> {
  const processIds = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const all = await Promise.all(processIds.map(readTimes));
  const children = all.filter(({ parent }) => parent === processId);
  const { ticks, ticksOfEnded } = await readTimes(processId);
  return children.reduce((sum, child) => sum + child.ticks, ticks + ticksOfEnded) / ticksPerSecond;
}

/** Current and peak memory of a process in megabytes. */
export async function memoryOf(processId: number): Promise<{ now: number; atMost: number }> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  const megabytes = (name: string) => {
    const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  };
  return { now: megabytes('VmRSS'), atMost: megabytes('VmHWM') };
}

async function readTimes(processId: number) {
  const [, fields = ''] = (await readFile(`/proc/${processId}/stat`, 'utf8').catch(() => '')).split(') ');
  const [, parent = Number.NaN, ...others] = fields.split(' ').map(Number);
  const [user = Number.NaN, system = Number.NaN, endedUser = 0, endedSystem = 0] = others.slice(9, 13);
  return { parent, ticks: user + system, ticksOfEnded: endedUser + endedSystem };
}
