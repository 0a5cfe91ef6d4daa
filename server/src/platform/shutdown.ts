interface Step {
  name: string;
  stop: () => Promise<void>;
}

const longestMilliseconds = 9000;

/** Takes down, in reverse, what a start has set up: at the end, at a signal, or where the start fails half-way. */
export class Shutdown {
  readonly #steps: Step[] = [];
  readonly #say: (line: string) => void;
  #isRunning = false;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  /** Whether it has begun; what fails from then on fails because of it. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Notes what is to be stopped; the last noted is stopped first. */
  finally(name: string, stop: () => Promise<void>): void {
    this.#steps.push({ name, stop });
  }

  /** Stops at SIGTERM and SIGINT; a second signal ends the process at once. */
  listenForSignals(): void {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (this.#isRunning) process.exit(1);
        this.#say('Stopping.');
        void this.run(0);
      });
    }
  }

  /** Stops everything and ends the process with the code; it also ends where something does not stop in time. */
  async run(exitCode: number): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    setTimeout(() => process.exit(1), longestMilliseconds).unref();
    let code = exitCode;
    for (const { name, stop } of this.#steps.reverse()) {
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
