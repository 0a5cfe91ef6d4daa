import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';

interface LapseWatchSettings {
  /** The day in the company's time zone. */
  today(): CalendarDate;
  /** Warns of what lapses soon after the day. */
  warn(today: CalendarDate): Promise<void>;
  onFault(error: unknown): void;
}

const secondsBetweenLooks = 60;

/** Sees to it that people are warned before leave of theirs lapses: once a day, and again a minute after a fault. */
export class LapseWatch {
  readonly #settings: LapseWatchSettings;
  readonly #timer: NodeJS.Timeout;
  #seenDay: CalendarDate | undefined;
  #look: Promise<void> | undefined;

  constructor(settings: LapseWatchSettings) {
    this.#settings = settings;
    this.#timer = setInterval(() => void this.bringUpToDate(), secondsBetweenLooks * 1000).unref();
  }

  /** Resolves once all warnings of the day are given, or have failed. */
  async bringUpToDate(): Promise<void> {
    if (this.#seenDay === this.#settings.today()) return;
    this.#look ??= this.#warnOn(this.#settings.today()).finally(() => {
      this.#look = undefined;
    });
    await this.#look;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#look;
  }

  async #warnOn(day: CalendarDate): Promise<void> {
    try {
      await this.#settings.warn(day);
      this.#seenDay = day;
    } catch (error) {
      this.#settings.onFault(error);
    }
  }
}
