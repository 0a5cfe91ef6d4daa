interface Step {
  name: string;
  stop: () => Promise<void>;
}

const longestMilliseconds = 9000;
const oneStopMilliseconds = 1000;

/** Stops in reverse order what a start has set up: on exit, on a signal, or if the start fails midway. */
export class Shutdown {
  readonly #steps: Step[] = [];
  readonly #say: (line: string) => void;
  readonly #begun = new AbortController();
  #signalledAt: number | undefined;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  /** Aborted when the shutdown begins; later failures are its consequence. */
  get signal(): AbortSignal {
    return this.#begun.signal;
  }

  /** Registers something to stop; last in, first out. */
  finally(name: string, stop: () => Promise<void>): void {
    this.#steps.push({ name, stop });
  }

  /** Awaits something being set up; if the shutdown comes first, it is stopped as soon as it is ready. */
  async settingUp<Part>(
    name: string,
    starting: Promise<Part>,
    stop: (part: Part) => Promise<void>,
  ): Promise<Part> {
    this.finally(name, async () => {
      const part = await starting.catch(() => undefined);
      if (part !== undefined) await stop(part);
    });
    const part = await starting;
    this.signal.throwIfAborted();
    return part;
  }

  /**
   * Stops on SIGTERM and SIGINT. Service managers signal npm and its child, and npm forwards its signal, so signals
   * within a second count as one. A later signal exits at once.
   */
  listenForSignals(): void {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        const isFirst = this.#signalledAt === undefined;
        this.#signalledAt ??= performance.now();
        if (performance.now() - this.#signalledAt > oneStopMilliseconds) process.exit(1);
        if (!isFirst || this.signal.aborted) return;
        this.#say('Stopping.');
        void this.run(0);
      });
    }
  }

  /** Stops everything and exits with the code, or with 1 if something fails or does not stop in time. */
  async run(exitCode: number): Promise<void> {
    if (this.signal.aborted) return;
    setTimeout(() => process.exit(1), longestMilliseconds).unref();
    this.#begun.abort();
    let code = exitCode;
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      const { name, stop } = step;
      await stop().catch((error: unknown) => {
        code = 1;
        process.stderr.write(
          `Almanac could not stop ${name}: ${error instanceof Error ? error.message : error}\n`,
        );
      });
    }
    process.exit(code);
  }
}
