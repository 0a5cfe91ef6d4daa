import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The parsed options; prints error and usage and returns undefined if they are invalid. */
export function readCommandLine<Options>(parse: () => Options, usage: string): Options | undefined {
  try {
    return parse();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exitCode = 1;
  }
}

/** The measured commit, marked if files differ from it. */
export function measuredCommit(): string {
  return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
}

export async function writeFigures(file: string, figures: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`Written to ${file}`);
}

/** Reads figures written by the same command. */
export async function readFigures<Figures>(file: string): Promise<Figures> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Shows progress on a terminal. */
export function showProgress(message: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${message}`);
}
