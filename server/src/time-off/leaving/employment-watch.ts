import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';

interface EmploymentWatchSettings {
  /** The day in the company's time zone. */
  today(): CalendarDate;
  /** Deactivates those whose last day is over on the day. */
  endEmployments(today: CalendarDate): Promise<void>;
  onFault(error: unknown): void;
}

const secondsBetweenLooks = 60;

/**
 * Sees to it that nobody acts after their last day: looks once a minute, and before the first call of a day or of this
 * process is answered, so that no call finds an account in use that has ended while nobody looked.
 */
export class EmploymentWatch {
  readonly #settings: EmploymentWatchSettings;
  readonly #timer: NodeJS.Timeout;
  #seenDay: CalendarDate | undefined;
  /** The last one that is under way or waits for its turn. */
  #look: { day: CalendarDate; done: Promise<void> } | undefined;

  constructor(settings: EmploymentWatchSettings) {
    this.#settings = settings;
    this.#timer = setInterval(() => void this.look(), secondsBetweenLooks * 1000).unref();
  }

  /** Resolves once everybody is deactivated whose last day was over when this day began. */
  async bringUpToDate(): Promise<void> {
    const today = this.#settings.today();
    if (this.#seenDay === today) return;
    // Calls share a look: where each had its own, those of a slow fault would wait for all before them.
    await (this.#look?.day === today ? this.#look.done : this.look());
  }

  /** Looks at once, for those whose last day was only just set. */
  async look(): Promise<void> {
    const day = this.#settings.today();
    const before = this.#look?.done ?? Promise.resolve();
    const look = { day, done: before.then(() => this.#endEmploymentsOn(day)) };
    this.#look = look;
    await look.done;
    if (this.#look === look) this.#look = undefined;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#look?.done;
  }

  async #endEmploymentsOn(day: CalendarDate): Promise<void> {
    try {
      await this.#settings.endEmployments(day);
      this.#seenDay = day;
    } catch (error) {
      this.#settings.onFault(error);
    }
  }
}
