import { resolve } from 'node:path';

/** Parses a command's options and its single file argument, relative to the folder where npm was called. */
export function readFileArgument(usage: string, known: readonly string[]) {
  const given = process.argv.slice(2);
  const options = given.filter((each) => each.startsWith('--'));
  const [file, ...more] = given.filter((each) => !each.startsWith('--'));
  if (file === undefined || more.length > 0 || options.some((each) => !known.includes(each))) {
    throw new Error(`it takes one file: ${usage}`);
  }
  return { file: resolve(process.env.INIT_CWD ?? '.', file), options };
}

/** Runs a command; on an error it prints one line and exits with 1. */
export async function inOneLine(failed: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`${failed}: ${reason.replaceAll(/\s*\n\s*/g, ' ')}`);
    process.exitCode = 1;
  }
}
