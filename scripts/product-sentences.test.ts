import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from './architecture/source-tree.ts';
import { type ProductSentence, productSentences } from './prose/product-sentences.ts';

const texts = Object.entries(readSources(join(import.meta.dirname, '..')))
  .filter(([path]) => /^(domain|web)\/src\/.+\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map(([, text]) => plain(text));

/** A source as one line, with escapes resolved. */
function plain(source: string): string {
  return source
    .replace(/\{' '\}/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\\(['"`])/g, '$1')
    .replace(/\s+/g, ' ');
}

/** Whether the sources contain the sentence, as a whole or in parts. */
function isInProduct({ text, pieces }: ProductSentence): boolean {
  return pieces ? pieces.every((piece) => texts.some((each) => each.includes(piece))) : isInSources(text);
}

/** Whether a source contains the sentence, with any variable parts. */
function isInSources(sentence: string): boolean {
  const parts = sentence.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(parts.join('[^\\n]{1,160}?'));
  return texts.some((text) => pattern.test(text));
}

test('every sentence is listed once', () => {
  expect(productSentences.length).toBeGreaterThan(100);
  const listed = productSentences.map(({ text }) => text);
  expect(listed.filter((text, index) => listed.indexOf(text) !== index)).toEqual([]);
});

test('a missing sentence is found', () => {
  expect(isInSources('All Caught Up!')).toBe(true);
  expect(isInSources('All caught up, mostly!')).toBe(false);
  expect(isInSources('Showing page {x} from {y}')).toBe(false);
});

test('the product has every specified sentence verbatim', () => {
  const missing = productSentences.filter((each) => each.replaced === undefined && !isInProduct(each));
  expect(missing.map(({ text }) => text)).toEqual([]);
});

test('replaced sentences are gone, and their replacements exist', () => {
  for (const { text, replaced } of productSentences) {
    if (replaced === undefined) continue;
    expect(isInSources(text), text).toBe(false);
    if (replaced.by !== undefined) expect(isInSources(replaced.by), replaced.by).toBe(true);
  }
});
