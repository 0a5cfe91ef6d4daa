import { expect, test } from 'vitest';
import { sampleImages } from '../../testing/photo-images.ts';
import { isWebp, readWebp, webpWithoutMetadata } from './webp.ts';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

test.each([
  ['lossy', sampleImages.webp],
  ['lossless', sampleImages.lossless],
])('the size comes from the head of a %s image, which stays as it is', (_kind, base64) => {
  const bytes = bytesOf(base64);
  expect(isWebp(bytes)).toBe(true);
  expect(readWebp(bytes)).toEqual({ width: 8, height: 8 });
  expect(webpWithoutMetadata(bytes)).toEqual(bytes);
});

test('other files of the same container are no WebP', () => {
  expect(isWebp(new TextEncoder().encode('RIFF\x04\0\0\0WAVE'))).toBe(false);
});
