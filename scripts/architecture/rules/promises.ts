import { Visitor } from 'vite';
import { ofModules, type Rule } from '../rule.ts';
import { isOfServer, sourceLocationOf } from '../slices.ts';
import { mentioned, type SourceModule } from '../source-module.ts';

/** Functions that run code later, after the caller who could handle its error is gone. */
const timers = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'waitUntil'];

/** These rules complement Biome's `noFloatingPromises`, which finds promises dropped by a statement. */
export const promiseRules: readonly Rule[] = [
  ofModules('server slices drop no promise and start no timer', (module) =>
    isOfServer(module.path) && sourceLocationOf(module.path)?.slice !== 'platform'
      ? [...mentioned(timers, module).map((timer) => `starts ${timer}`), ...droppedValues(module)]
      : [],
  ),
];

function droppedValues({ program }: SourceModule): string[] {
  const found: string[] = [];
  new Visitor({
    UnaryExpression({ operator, argument }) {
      if (operator === 'void' && argument.type !== 'Literal') found.push('discards a value with void');
    },
  }).visit(program);
  return found;
}
