interface Step {
  name: string;
  stop: () => Promise<void>;
}

const longestMilliseconds = 9000;
const oneWishMilliseconds = 1000;

/** Takes down, in reverse, what a start has set up: at the end, at a signal, or where the start fails half-way. */
export class Shutdown {
  readonly #steps: Step[] = [];
  readonly #say: (line: string) => void;
  readonly #begun = new AbortController();
  #askedAt: number | undefined;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  /** Aborted as soon as it begins; what fails from then on fails because of it. */
  get signal(): AbortSignal {
    return this.#begun.signal;
  }

  /** Notes what is to be stopped; the last noted is stopped first. */
  finally(name: string, stop: () => Promise<void>): void {
    this.#steps.push({ name, stop });
  }

  /** Waits for what is being set up; where the end comes first, it is stopped as soon as it is there. */
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
   * Stops at SIGTERM and SIGINT. A service manager signals npm and its child, and npm hands its signal on: all of a
   * second are one wish. A later signal ends the process at once.
   */
  listenForSignals(): void {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        const isFirst = this.#askedAt === undefined;
        this.#askedAt ??= performance.now();
        if (performance.now() - this.#askedAt > oneWishMilliseconds) process.exit(1);
        if (!isFirst || this.signal.aborted) return;
        this.#say('Stopping.');
        void this.run(0);
      });
    }
  }

  /** Stops everything and ends the process with the code; it also ends where something does not stop in time. */
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
