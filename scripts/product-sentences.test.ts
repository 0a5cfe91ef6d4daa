import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from './architecture/source-tree.ts';
import { type ProductSentence, productSentences } from './product-sentences.ts';

const texts = Object.entries(readSources(join(import.meta.dirname, '..')))
  .filter(([path]) => /^(domain|web)\/src\/.+\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map(([, text]) => plain(text));

/** A source as people read its texts: in one line, without escapes. */
function plain(source: string): string {
  return source
    .replace(/\{' '\}/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\\(['"`])/g, '$1')
    .replace(/\s+/g, ' ');
}

/** Whether the sources say the sentence, as a whole or by its pieces. */
function stands({ text, madeOf }: ProductSentence): boolean {
  return madeOf ? madeOf.every((piece) => texts.some((each) => each.includes(piece))) : isSaid(text);
}

/** Whether one of the sources says the sentence, whatever it puts in for what differs. */
function isSaid(sentence: string): boolean {
  const parts = sentence.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(parts.join('[^\\n]{1,160}?'));
  return texts.some((text) => pattern.test(text));
}

test('each sentence is listed once', () => {
  expect(productSentences.length).toBeGreaterThan(100);
  const listed = productSentences.map(({ text }) => text);
  expect(listed.filter((text, index) => listed.indexOf(text) !== index)).toEqual([]);
});

test('a sentence that nobody says is missed', () => {
  expect(isSaid('All Caught Up!')).toBe(true);
  expect(isSaid('All caught up, mostly!')).toBe(false);
  expect(isSaid('Showing page {x} from {y}')).toBe(false);
});

test('the product says each sentence of its specification to the letter', () => {
  const missing = productSentences.filter((each) => each.replaced === undefined && !stands(each));
  expect(missing.map(({ text }) => text)).toEqual([]);
});

test('what is replaced is said no more, and what replaces it is', () => {
  for (const { text, replaced } of productSentences) {
    if (replaced === undefined) continue;
    expect(isSaid(text), text).toBe(false);
    if (replaced.by !== undefined) expect(isSaid(replaced.by), replaced.by).toBe(true);
  }
});
