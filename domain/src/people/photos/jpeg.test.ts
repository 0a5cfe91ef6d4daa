import { expect, test } from 'vitest';
import { sampleImages } from '../../testing/photo-images.ts';
import { isJpeg, jpegWithoutMetadata, readJpeg } from './jpeg.ts';

const jpeg = Uint8Array.from(atob(sampleImages.jpeg), (letter) => letter.charCodeAt(0));

test('the size comes from the frame', () => {
  expect(isJpeg(jpeg)).toBe(true);
  expect(readJpeg(jpeg)).toEqual({ width: 8, height: 8 });
});

test('bytes between segments are refused', () => {
  const filled = new Uint8Array([...jpeg.subarray(0, 20), 0, ...jpeg.subarray(20)]);
  expect(readJpeg(filled)).toBe('DAMAGED');
});

test('more than twenty scans are refused', () => {
  const scanAt = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xda);
  const scan = [...jpeg.subarray(scanAt, -2)];
  const withScans = (count: number) =>
    new Uint8Array([...jpeg.subarray(0, scanAt), ...Array(count).fill(scan).flat(), 0xff, 0xd9]);
  expect(readJpeg(withScans(20))).toEqual({ width: 8, height: 8 });
  expect(readJpeg(withScans(21))).toBe('DAMAGED');
});

test('an image without metadata stays as it is, and a comment goes', () => {
  expect(jpegWithoutMetadata(jpeg)).toEqual(jpeg);
  const comment = [0xff, 0xfe, 0, 4, 1, 2];
  expect(jpegWithoutMetadata(new Uint8Array([0xff, 0xd8, ...comment, ...jpeg.subarray(2)]))).toEqual(jpeg);
});
