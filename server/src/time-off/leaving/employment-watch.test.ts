import { expect, test } from 'vitest';
import { EmploymentWatch } from './employment-watch.ts';

test('calls share the first check of a day, and the next call retries a failed one', async () => {
  const looks: PromiseWithResolvers<void>[] = [];
  const faults: unknown[] = [];
  const watch = new EmploymentWatch({
    today: () => '2026-06-01',
    endEmployments: () => {
      const look = Promise.withResolvers<void>();
      looks.push(look);
      return look.promise;
    },
    onFault: (fault) => faults.push(fault),
  });
  const calls = Promise.all([watch.bringUpToDate(), watch.bringUpToDate(), watch.bringUpToDate()]);
  await expect.poll(() => looks.length).toBe(1);
  const away = new Error('The database is away');
  looks[0]?.reject(away);
  await calls;
  expect([looks.length, faults]).toEqual([1, [away]]);

  const again = watch.bringUpToDate();
  await expect.poll(() => looks.length).toBe(2);
  looks[1]?.resolve();
  await again;
  await watch.bringUpToDate();
  expect(looks).toHaveLength(2);
  await watch.stop();
});
