import { nextTurn } from './next-turn.ts';

interface Batch<Item, Result> {
  items: Item[];
  results: Promise<readonly Result[]>;
}

/**
 * Has what is asked for in one turn of the process answered at once: `answerAll` gets the items and returns a result for each, in their
 * order. Where it fails, all of them do.
 */
export function gathered<Item, Result>(
  answerAll: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let gathering: Batch<Item, Result> | undefined;

  function gather(): Batch<Item, Result> {
    const items: Item[] = [];
    const results = nextTurn().then(() => {
      gathering = undefined;
      return answerAll(items);
    });
    return { items, results };
  }

  return async (item) => {
    gathering ??= gather();
    const { items, results } = gathering;
    const place = items.push(item) - 1;
    return (await results)[place] as Result;
  };
}
