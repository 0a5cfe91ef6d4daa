import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LeftBar } from './left-bar.tsx';

const bar = (amounts: { left: number; pending: number; used: number }) =>
  renderToStaticMarkup(
    <LeftBar label="Vacation" tone="type-blue" formatAmount={(days) => `${days} days`} {...amounts} />,
  );

test('what is left is the filled part and comes first; what is used is empty', () => {
  const html = bar({ left: 8, pending: 2, used: 15 });
  expect(html).toContain('aria-label="Vacation: 8 days left, 2 days pending, 15 days used"');
  const parts = [
    ...html.matchAll(/class="(bg-tone-mark|bar-striped|bg-transparent)" style="flex-grow:(\d+)/g),
  ];
  expect(parts.map(([, look, amount]) => [look, amount])).toEqual([
    ['bg-tone-mark', '8'],
    ['bar-striped', '2'],
    ['bg-transparent', '15'],
  ]);
});

test('an overdrawn balance fills nothing', () => {
  const html = bar({ left: -2, pending: 0, used: 27 });
  expect(html).not.toContain('bg-tone-mark');
  expect(html).toContain('aria-label="Vacation: 0 days left, 0 days pending, 27 days used"');
});
