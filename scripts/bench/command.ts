import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What the command line asks for; nothing where it is wrong, which is told with the usage. */
export function readCommandLine<Options>(parse: () => Options, usage: string): Options | undefined {
  try {
    return parse();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exitCode = 1;
  }
}

/** The commit that is measured, marked where files differ from it. */
export function measuredCommit(): string {
  return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
}

export async function writeFigures(file: string, figures: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`Written to ${file}`);
}

/** The figures that the same command wrote. */
export async function readFigures<Figures>(file: string): Promise<Figures> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Shows what is under way, on a terminal. */
export function tell(message: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${message}`);
}
