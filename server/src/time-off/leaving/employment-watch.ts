import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';

interface EmploymentWatchSettings {
  /** Today in the company's time zone. */
  today(): CalendarDate;
  /** Deactivates people whose last day is before the given day. */
  endEmployments(today: CalendarDate): Promise<void>;
  onFault(error: unknown): void;
}

const secondsBetweenLooks = 60;

/**
 * Ensures that no one acts after their last day. Checks once a minute, and before the first call of a day or process is
 * answered.
 */
export class EmploymentWatch {
  readonly #settings: EmploymentWatchSettings;
  readonly #timer: NodeJS.Timeout;
  #seenDay: CalendarDate | undefined;
  /** The latest check, running or queued. */
  #look: { day: CalendarDate; done: Promise<void> } | undefined;

  constructor(settings: EmploymentWatchSettings) {
    this.#settings = settings;
    this.#timer = setInterval(() => void this.look(), secondsBetweenLooks * 1000).unref();
  }

  /** Resolves once everyone whose last day is over is deactivated. */
  async bringUpToDate(): Promise<void> {
    const today = this.#settings.today();
    if (this.#seenDay === today) return;
    // Calls share one check; separate checks would queue behind a slow failure.
    await (this.#look?.day === today ? this.#look.done : this.look());
  }

  /** Checks at once, for a last day that was just set. */
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
