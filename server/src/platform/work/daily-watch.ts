interface DailyWatchSettings {
  /** The day in the company's time zone. */
  today(): string;
  look(today: string): Promise<void>;
  onFault(error: unknown): void;
}

const secondsBetweenLooks = 60;

/** Runs something once a day, and again a minute after a failure. */
export class DailyWatch {
  readonly #settings: DailyWatchSettings;
  readonly #timer: NodeJS.Timeout;
  #seenDay: string | undefined;
  #look: Promise<void> | undefined;

  constructor(settings: DailyWatchSettings) {
    this.#settings = settings;
    this.#timer = setInterval(() => void this.bringUpToDate(), secondsBetweenLooks * 1000).unref();
  }

  /** Resolves once the day's work is done or has failed. */
  async bringUpToDate(): Promise<void> {
    if (this.#seenDay === this.#settings.today()) return;
    this.#look ??= this.#lookOn(this.#settings.today()).finally(() => {
      this.#look = undefined;
    });
    await this.#look;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#look;
  }

  async #lookOn(day: string): Promise<void> {
    try {
      await this.#settings.look(day);
      this.#seenDay = day;
    } catch (error) {
      this.#settings.onFault(error);
    }
  }
}
