import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withNodes } from './rich-text.ts';

test('elements stand where the text has their values, in its order', () => {
  const values = { name: <bdi>Ann &lt;3</bdi>, team: <b>Sales</b>, days: 2 };
  const text = ({ name, team, days }: { name: string; team: string; days: number }) =>
    `${days} days: ${team} without ${name} & all`;
  const nodes = withNodes(values, (plain) => text(plain as Parameters<typeof text>[0]));
  expect(renderToStaticMarkup(nodes)).toBe('2 days: <b>Sales</b> without <bdi>Ann &lt;3</bdi> &amp; all');
});

test('a value with markup stays text', () => {
  const nodes = withNodes({ name: '<img src=x>' }, (plain) => `Hello ${(plain as { name: string }).name}`);
  expect(renderToStaticMarkup(nodes)).toBe('Hello &lt;img src=x&gt;');
});
