interface Line {
  inside: number;
  waiting: (() => void)[];
}

/** Lets a limited number of each key in at once; who comes later waits in line, for so many milliseconds. */
export class Turnstile<Key> {
  readonly #places: number;
  readonly #longestWaitMilliseconds: number;
  readonly #lines = new Map<Key, Line>();

  constructor({ places, longestWaitMilliseconds }: { places: number; longestWaitMilliseconds: number }) {
    this.#places = places;
    this.#longestWaitMilliseconds = longestWaitMilliseconds;
  }

  /** Waits for a place; returns how to give it back, or nothing where none became free in time. */
  async enter(key: Key): Promise<(() => void) | undefined> {
    const line = this.#lines.get(key) ?? { inside: 0, waiting: [] };
    this.#lines.set(key, line);
    if (line.inside < this.#places) line.inside += 1;
    else if (!(await this.#wait(line))) return undefined;
    let isInside = true;
    return () => {
      if (isInside) this.#leave(key, line);
      isInside = false;
    };
  }

  // Who leaves hands the place to the first in line, so that nobody slips in between.
  #leave(key: Key, line: Line): void {
    const next = line.waiting.shift();
    if (next) {
      next();
      return;
    }
    line.inside -= 1;
    if (line.inside === 0) this.#lines.delete(key);
  }

  #wait(line: Line): Promise<boolean> {
    return new Promise((resolve) => {
      const letIn = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(letIn), 1);
        resolve(false);
      }, this.#longestWaitMilliseconds);
      line.waiting.push(letIn);
    });
  }
}
