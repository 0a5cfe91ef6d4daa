import { setImmediate } from 'node:timers/promises';

/** Lets the process answer what has come in meanwhile, before a long computation goes on. */
export async function nextTurn(): Promise<void> {
  await setImmediate();
}

/** The items one by one, with a turn for what has come in before the first and after so many of them. */
export async function* inTurns<Item>(items: Iterable<Item>, itemsInATurn: number): AsyncGenerator<Item> {
  let given = 0;
  for (const item of items) {
    if (given % itemsInATurn === 0) await nextTurn();
    given += 1;
    yield item;
  }
}
