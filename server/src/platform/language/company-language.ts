import type { Language } from '@almanac/domain/language/language';
import type { NewsHearer } from '../news/news-listener.ts';

interface CompanyLanguageSettings {
  /** The language until the settings are read. */
  first: Language;
  read(): Promise<Language>;
  onFault(error: unknown): void;
}

/** The company's language in memory, so that a visitor has texts even while the database is away. */
export class CompanyLanguage {
  readonly #settings: CompanyLanguageSettings;
  #known: Language;
  #reading = Promise.resolve();

  constructor(settings: CompanyLanguageSettings) {
    this.#settings = settings;
    this.#known = settings.first;
  }

  get known(): Language {
    return this.#known;
  }

  /** Reads it again; keeps the known one if that fails. */
  refresh(): Promise<void> {
    // In sequence, so that an older value never replaces a newer one.
    this.#reading = this.#reading.then(() => this.#read());
    return this.#reading;
  }

  /** Reads it again when the settings may have changed, and passes all news on. */
  hearer(next: NewsHearer): NewsHearer {
    return {
      onNews: (news) => {
        if (news.topic === 'settings') void this.refresh();
        next.onNews(news);
      },
      onGap: () => {
        void this.refresh();
        next.onGap();
      },
    };
  }

  async #read(): Promise<void> {
    try {
      this.#known = await this.#settings.read();
    } catch (error) {
      this.#settings.onFault(error);
    }
  }
}
