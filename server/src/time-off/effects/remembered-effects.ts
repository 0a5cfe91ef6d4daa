import type { Impact } from '@almanac/domain/work-time/effect-schema';

const mostRemembered = 4;

/** Effects that were computed last, by what they were computed from: who applies what they saw does not wait for it again. */
export class RememberedEffects {
  readonly #effects = new Map<string, Impact>();

  find(key: string): Impact | undefined {
    return this.#effects.get(key);
  }

  isKnown(fingerprint: string): boolean {
    return [...this.#effects.values()].some((effect) => effect.fingerprint === fingerprint);
  }

  remember(key: string, impact: Impact): void {
    this.#effects.delete(key);
    this.#effects.set(key, impact);
    const [oldest] = this.#effects.keys();
    if (this.#effects.size > mostRemembered && oldest !== undefined) this.#effects.delete(oldest);
  }
}
