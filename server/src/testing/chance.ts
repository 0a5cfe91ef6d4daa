/** Deterministic random numbers. */
export interface Chance {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  /** True in one of `number` cases on average. */
  oneIn(number: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** Seeded random numbers (mulberry32). */
export function chance(seed: number): Chance {
  let state = seed;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    below,
    oneIn: (number) => below(number) === 0,
    pick<Item>(items: readonly Item[]) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
  };
}
