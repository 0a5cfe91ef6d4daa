import type { LogSettings } from './call-log.ts';

interface LogLine {
  level: number;
  time: number;
  msg: string;
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
  err?: { message: string; stack: string };
}

const levelNames: Record<number, string> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

/** The log's output: readable lines without calls on a terminal; JSON elsewhere. */
export function logSettings(
  level: LogSettings['level'] | undefined,
  output: NodeJS.WriteStream,
): LogSettings {
  if (!output.isTTY) return { level: level ?? 'info' };
  return { level: level ?? 'warn', stream: { write: (line: string) => output.write(readable(line)) } };
}

function readable(line: string): string {
  const { level, time, msg, method, path, status, ms, err } = JSON.parse(line) as LogLine;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const call = method ? ` ${method} ${path} ${status} ${ms} ms` : '';
  const fault = err ? `\n${err.stack || err.message}` : '';
  return `${clock} ${levelNames[level] ?? level} ${msg}${call}${fault}\n`;
}
