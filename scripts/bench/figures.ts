/** The speed of one kind of call; times in milliseconds. */
export interface Speed {
  perSecond: number;
  p50: number;
  p99: number;
  /** Per response, as sent. */
  kilobytes: number;
}

/** One job with a number of connections in a company of a given size. */
export interface Cell extends Speed {
  people: number;
  job: string;
  connections: number;
  /** CPU time per call in the server, and processors kept busy. */
  processorMilliseconds: number;
  processors: number;
  /** CPU time per call in the database. */
  databaseMilliseconds: number;
}

/** The server's memory in megabytes, and its start time. */
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
  /** Load average at the start. */
  load: number;
  seconds: number;
  cells: Cell[];
  memory: Memory[];
}

/** The nearest-rank percentile of sorted numbers; 0 if there are none. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Three significant digits, without trailing zeros. */
export function rounded(number: number): number {
  return number >= 100 ? Math.round(number) : Number(number.toPrecision(3));
}

/** One printed table row per cell. */
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

/** Later cells as ratios to earlier ones; skips cells without a counterpart. */
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
