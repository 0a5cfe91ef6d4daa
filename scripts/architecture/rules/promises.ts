import { Visitor } from 'vite';
import { ofModules, type Rule } from '../rule.ts';
import { isOfServer, placeOf } from '../slices.ts';
import { mentioned, type SourceModule } from '../source-module.ts';

/** What runs a function later, when no caller is left to get its fault. */
const timers = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'waitUntil'];

/** Biome's `noFloatingPromises` finds a promise that a statement drops; these rules find what it lets pass. */
export const promiseRules: readonly Rule[] = [
  ofModules('a slice of the server drops no promise and starts no timer', (module) =>
    isOfServer(module.path) && placeOf(module.path)?.slice !== 'platform'
      ? [...mentioned(timers, module).map((timer) => `starts ${timer}`), ...droppedValues(module)]
      : [],
  ),
];

function droppedValues({ program }: SourceModule): string[] {
  const found: string[] = [];
  new Visitor({
    UnaryExpression({ operator, argument }) {
      if (operator === 'void' && argument.type !== 'Literal') found.push('drops a value by void');
    },
  }).visit(program);
  return found;
}
