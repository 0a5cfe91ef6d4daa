import { expect, test } from 'vitest';
import { applyProgress } from './apply-progress.ts';

test.each([
  [{ step: 'COMPARING', done: 0, total: 5000 }, 'Comparing the balances: 0 of 5,000 people', 0],
  [{ step: 'COMPARING', done: 2500, total: 5000 }, 'Comparing the balances: 2,500 of 5,000 people', 17],
  [{ step: 'WRITING' }, 'Writing the change', 33],
  [{ step: 'STORING' }, 'Storing it with its log and mails', 67],
])('%j reads so', (progress, label, value) => {
  const shown = applyProgress({ call: 'a', ...progress });
  expect(shown?.label).toBe(label);
  expect(Math.round(shown?.value ?? 0)).toBe(value);
});

test('a step that is not known shows nothing', () => {
  expect(applyProgress({ call: 'a', step: 'DREAMING' })).toBeUndefined();
});
