import { resolve } from 'node:path';

/** Reads the one file that a command takes, seen from where npm was called, and its options. */
export function readFileArgument(usage: string, known: readonly string[]) {
  const given = process.argv.slice(2);
  const options = given.filter((each) => each.startsWith('--'));
  const [file, ...more] = given.filter((each) => !each.startsWith('--'));
  if (file === undefined || more.length > 0 || options.some((each) => !known.includes(each))) {
    throw new Error(`it takes one file: ${usage}`);
  }
  return { file: resolve(process.env.INIT_CWD ?? '.', file), options };
}

/** Does the work of a command; what is in its way is said in one line, and the command ends with 1. */
export async function inOneLine(failed: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`${failed}: ${reason.replaceAll(/\s*\n\s*/g, ' ')}`);
    process.exitCode = 1;
  }
}
