import { parseArgs } from 'node:util';

/** What to measure: calls, leave in a large company, or ledgers on one core. */
type Part = 'calls' | 'leave' | 'ledgers';

export interface BenchOptions {
  part: Part;
  /** Company sizes in people. */
  sizes: number[];
  /** Job names; all if empty. */
  jobs: string[];
  connections: number[];
  /** Seconds per job. */
  seconds: number;
  /** Output file for the figures. */
  out: string | undefined;
  /** File with earlier figures to compare with. */
  compare: string | undefined;
  /** File with figures to use instead of measuring. */
  with: string | undefined;
  /** Whether to print the tables of docs/performance.md. */
  isMarkdown: boolean;
}

const parts: readonly Part[] = ['calls', 'leave', 'ledgers'];

export const usage = `npm run bench [-- leave | ledgers] [-- OPTIONS]
  --sizes 500,5000,20000   company sizes in people
  --jobs submit,users      which jobs (an unknown name lists them); default: all
  --connections 1,10,50    concurrent callers
  --seconds 1.5            seconds per job
  --out FILE               writes the figures as JSON
  --compare FILE           compares with earlier figures
  --with FILE              uses these figures instead of measuring
  --markdown               prints the tables of docs/performance.md`;

/** Parses the command line; throws an error with a readable message. */
export function parseOptions(line: readonly string[], jobs: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...line],
    allowPositionals: true,
    options: {
      sizes: { type: 'string', default: '500,5000,20000' },
      jobs: { type: 'string', default: jobs.join(',') },
      connections: { type: 'string', default: '1,10,50' },
      seconds: { type: 'string', default: '1.5' },
      out: { type: 'string' },
      compare: { type: 'string' },
      with: { type: 'string' },
      markdown: { type: 'boolean', default: false },
    },
  });
  const [name = 'calls', ...more] = positionals;
  const part = parts.find((each) => each === name);
  if (!part || more.length > 0) throw new Error(`Unknown part: ${positionals.join(' ')}`);
  if (values.with !== undefined && values.compare === undefined && !values.markdown) {
    throw new Error('--with needs --compare or --markdown');
  }
  const seconds = Number(values.seconds);
  if (!(seconds > 0 && seconds <= 60)) throw new Error('--seconds takes a number of at most 60');
  return {
    part,
    sizes: numbersOf('--sizes', values.sizes, { least: 100, most: 50_000 }),
    jobs: namesOf('job', values.jobs, jobs),
    connections: numbersOf('--connections', values.connections, { least: 1, most: 200 }),
    seconds,
    out: values.out,
    compare: values.compare,
    with: values.with,
    isMarkdown: values.markdown,
  };
}

function numbersOf(option: string, text: string, { least, most }: { least: number; most: number }) {
  const numbers = text.split(',').map(Number);
  if (numbers.every((number) => Number.isInteger(number) && number >= least && number <= most))
    return numbers;
  throw new Error(`${option} takes whole numbers from ${least} to ${most}, separated by commas`);
}

/** The names in the list; throws an error that lists the known ones if one is unknown. */
export function namesOf<Name extends string>(kind: string, list: string, known: readonly Name[]): Name[] {
  const asked = list.split(',').map((name) => name.trim());
  const unknown = asked.filter((name) => !known.some((each) => each === name));
  if (unknown.length > 0)
    throw new Error(`Unknown ${kind}: ${unknown.join(', ')}. Known: ${known.join(', ')}`);
  return known.filter((each) => asked.includes(each));
}
