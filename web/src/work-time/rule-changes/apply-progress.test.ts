import { expect, test } from 'vitest';
import { applyProgress } from './apply-progress.ts';

test.each([
  [{ step: 'READING', done: 1250, total: 5000 }, 'Reading the records: 1,250 of 5,000 people', 6],
  [{ step: 'COMPARING', done: 0, total: 5000 }, 'Comparing the balances: 0 of 5,000 people', 25],
  [{ step: 'COMPARING', done: 2500, total: 5000 }, 'Comparing the balances: 2,500 of 5,000 people', 38],
  [{ step: 'WRITING' }, 'Writing the change', 50],
  [{ step: 'STORING' }, 'Storing it with its log and emails', 75],
])('%j reads as expected', (progress, label, value) => {
  const shown = applyProgress({ call: 'a', ...progress });
  expect(shown?.label).toBe(label);
  expect(Math.round(shown?.value ?? 0)).toBe(value);
});

test('an unknown step shows no text', () => {
  expect(applyProgress({ call: 'a', step: 'DREAMING' })).toBeUndefined();
});
