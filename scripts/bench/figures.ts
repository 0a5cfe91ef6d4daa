/** How fast one kind of call was answered; times are milliseconds. */
export interface Speed {
  perSecond: number;
  p50: number;
  p99: number;
  /** Of an answer, as it was sent. */
  kilobytes: number;
}

/** One job with so many callers in a company of so many people. */
export interface Cell extends Speed {
  people: number;
  job: string;
  connections: number;
  /** What one call takes of the processor in the server, and how many processors it kept busy. */
  processorMilliseconds: number;
  processors: number;
  /** What one call takes of the processor in the database. */
  databaseMilliseconds: number;
}

/** What the server held in memory, in megabytes, and how long it took until it answered. */
export interface Memory {
  people: number;
  secondsToStart: number;
  atRest: number;
  atMost: number;
}

export interface Figures {
  at: string;
  commit: string;
  node: string;
  processors: number;
  /** How many processes wanted a processor when it began. */
  load: number;
  seconds: number;
  cells: Cell[];
  memory: Memory[];
}

/** The smallest of the sorted numbers that the share of them does not exceed; 0 of none. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Three figures that count, and no more decimals than they need. */
export function rounded(number: number): number {
  return number >= 100 ? Math.round(number) : Number(number.toPrecision(3));
}

/** A line of the printed table for each cell. */
export function tableOf(cells: readonly Cell[]): Record<string, object> {
  return Object.fromEntries(
    cells.map((cell) => [
      `${cell.job} × ${cell.connections}`,
      {
        'a second': rounded(cell.perSecond),
        'p50 ms': rounded(cell.p50),
        'p99 ms': rounded(cell.p99),
        kB: rounded(cell.kilobytes),
        'CPU ms': rounded(cell.processorMilliseconds),
        'CPU %': Math.round(100 * cell.processors),
        'DB ms': rounded(cell.databaseMilliseconds),
      },
    ]),
  );
}

/** The cells of the later figures as ratios of the same ones of the earlier; what only one of both has is left out. */
export function comparisonOf(earlier: readonly Cell[], later: readonly Cell[]): Record<string, object> {
  const before = new Map(earlier.map((cell) => [nameOf(cell), cell]));
  return Object.fromEntries(
    later.flatMap((cell) => {
      const was = before.get(nameOf(cell));
      return was ? [[nameOf(cell), ratiosOf(was, cell)]] : [];
    }),
  );
}

function ratiosOf(was: Cell, is: Cell) {
  return {
    'a second ×': ratio(was.perSecond, is.perSecond),
    'p50 ×': ratio(was.p50, is.p50),
    'p99 ×': ratio(was.p99, is.p99),
    'kB ×': ratio(was.kilobytes, is.kilobytes),
    'CPU ms ×': ratio(was.processorMilliseconds, is.processorMilliseconds),
    'DB ms ×': ratio(was.databaseMilliseconds, is.databaseMilliseconds),
  };
}

function ratio(was: number, is: number): number {
  return Math.round((100 * is) / was) / 100;
}

function nameOf({ people, job, connections }: Cell): string {
  return `${people} people: ${job} × ${connections}`;
}
