import type { PlantedViolation } from '../rule.ts';

export const plantedInPromises: readonly PlantedViolation[] = [
  {
    rule: 'server slices drop no promise and start no timer',
    plant: 'work that outlives its request',
    files: {
      'server/src/teams/dropped.ts': 'void tellEverybody(context);',
      'server/src/teams/in-turn.ts': 'const run = () => void (async () => { await tell(); })();',
      'server/src/teams/later.ts': 'setTimeout(() => tell(context), 1000);',
      'server/src/teams/each-minute.ts': `globalThis['setInterval'](tell, 60_000);`,
      'server/src/teams/named.ts': 'const { setImmediate: soon } = globalThis; soon(tell);',
      'server/src/teams/queued.ts': 'queueMicrotask(() => tell()); process.nextTick(tell);',
      'server/src/start.ts': 'const interrupt = () => void cancel(pool);',
      'server/src/teams/fine.ts': 'await tell(context); const nothing = void 0;',
      'server/src/platform/daily-watch.ts': 'setInterval(() => void look(), 60_000);',
      'server/src/teams/tell.test.ts': 'setTimeout(() => void tell(), 10);',
    },
    caught: [
      'server/src/teams/dropped.ts discards a value with void',
      'server/src/teams/in-turn.ts discards a value with void',
      'server/src/teams/later.ts starts setTimeout',
      'server/src/teams/each-minute.ts starts setInterval',
      'server/src/teams/named.ts starts setImmediate',
      'server/src/teams/queued.ts starts queueMicrotask',
      'server/src/teams/queued.ts starts nextTick',
      'server/src/start.ts discards a value with void',
    ],
  },
];
