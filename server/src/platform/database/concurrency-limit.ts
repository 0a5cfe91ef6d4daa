interface Line {
  inside: number;
  waiting: (() => void)[];
}

/** Limits how many callers of each key run at once. The others wait in line, for at most `longestWaitMilliseconds`. */
export class ConcurrencyLimit<Key> {
  readonly #slots: number;
  readonly #longestWaitMilliseconds: number;
  readonly #lines = new Map<Key, Line>();

  constructor({ slots, longestWaitMilliseconds }: { slots: number; longestWaitMilliseconds: number }) {
    this.#slots = slots;
    this.#longestWaitMilliseconds = longestWaitMilliseconds;
  }

  /** Waits for a slot. Returns a function that frees it, or undefined if none became free in time. */
  async enter(key: Key): Promise<(() => void) | undefined> {
    const line = this.#lines.get(key) ?? { inside: 0, waiting: [] };
    this.#lines.set(key, line);
    if (line.inside < this.#slots) line.inside += 1;
    else if (!(await this.#wait(line))) return undefined;
    let isInside = true;
    return () => {
      if (isInside) this.#leave(key, line);
      isInside = false;
    };
  }

  // Handing the slot over directly keeps newcomers from overtaking the line.
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
