import { expect, test } from 'vitest';
import { chunksOf, type Graph, sourceOf } from './few-chunks.ts';

const settings = {
  start: /^start$/,
  frame: /^frame$/,
  routes: /^routes$/,
  frameless: /^sign-in$/,
  along: /^other$/,
  translations: /^messages.(de|fr)\.ts$/,
};

const imports: Readonly<Record<string, string[]>> = {
  start: ['routes'],
  routes: ['library'],
  frame: ['library', 'button'],
  one: ['table', 'button'],
  other: ['table', 'field'],
  'sign-in': ['field', 'button'],
  form: ['schema', 'field'],
  dialog: ['button'],
  message: ['button', 'motion'],
  tooltip: ['placing', 'motion'],
  table: ['row'],
};

const ids = [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])];
const opened: Readonly<Record<string, string>> = {
  form: 'other',
  dialog: 'one',
  message: 'frame',
  tooltip: 'frame',
};
const importersOf = (id: string) => {
  if (['frame', 'one', 'other', 'sign-in'].includes(id)) return ['routes'];
  return opened[id] === undefined ? [] : [opened[id]];
};

function chunks(size: number) {
  const graph: Graph = { ids, imports: (id) => imports[id] ?? [], size: () => size };
  return chunksOf(graph, importersOf, settings);
}

test('the entry and its imports are the first chunk', () => {
  for (const size of [1, 1_000_000]) {
    const found = chunks(size);
    expect(['start', 'routes', 'library'].map((id) => found.get(id))).toEqual([0, 0, 0]);
  }
});

test('modules of a single page stay with it, unless saving a request outweighs the bytes sent to others', () => {
  const pages = ['one', 'other', 'sign-in'];
  const large = chunks(1_000_000);
  expect(pages.map((id) => large.get(id))).toEqual([undefined, undefined, undefined]);
  const small = chunks(1);
  expect(pages.map((id) => small.get(id))).toEqual(pages.map(() => small.get('row')));
});

test("small parts are merged, and large ones are not sent to pages that don't need them", () => {
  expect(new Set(['table', 'row', 'button', 'field'].map((id) => chunks(1).get(id))).size).toBe(1);
  const large = chunks(1_000_000);
  expect(large.get('table')).toBe(large.get('row'));
  expect(large.get('table')).not.toBe(large.get('field'));
});

test('a chunk depends only on chunks with smaller numbers', () => {
  for (const size of [1, 10_000, 30_000, 100_000, 1_000_000]) {
    const found = chunks(size);
    for (const [id, chunk] of found) {
      for (const needed of imports[id] ?? []) expect(found.get(needed) ?? chunk).toBeLessThanOrEqual(chunk);
    }
  }
});

test('a translation is no load of its own: it follows the chunk of its source', () => {
  const graph: Graph = {
    ids: [...ids, 'messages/en.ts', 'messages/de.ts'],
    imports: (id) =>
      ['one', 'other'].includes(id) ? [...(imports[id] ?? []), 'messages/en.ts'] : (imports[id] ?? []),
    size: () => 1,
  };
  const withTexts = (id: string) => (id === 'messages/de.ts' ? ['messages/en.ts'] : importersOf(id));
  const found = chunksOf(graph, withTexts, settings);
  expect(found.get('messages/en.ts')).toBe(found.get('row'));
  expect(found.get('messages/de.ts')).toBeUndefined();
});

test.each([
  ['messages/de.ts', 'messages/en.ts'],
  ['messages/fr.ts', 'messages/en.ts'],
  ['messages/en.ts', undefined],
  ['de/one.ts', undefined],
])('the source of %s is %s', (id, source) => {
  expect(sourceOf(id, settings.translations)).toBe(source);
});
