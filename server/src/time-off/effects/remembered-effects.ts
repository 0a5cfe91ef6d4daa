import type { Impact } from '@almanac/domain/work-time/effect-schema';

const mostRemembered = 4;

/** A cache of recent effects by their facts, so that applying a previewed effect doesn't compute it again. */
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
