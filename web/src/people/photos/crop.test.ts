import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centred, changedCrop, largestZoom, squareOf } from './crop.ts';

const wide = { width: 400, height: 200 };

test('a picture is cut from its middle first, as large as possible', () => {
  expect(squareOf(wide, centred)).toEqual({ left: 100, top: 0, side: 200 });
  expect(squareOf({ width: 200, height: 400 }, centred)).toEqual({ left: 0, top: 100, side: 200 });
});

test('it moves by shares of the square, within the picture', () => {
  const moved = changedCrop(wide, centred, { right: 0.25, down: 0.25 });
  expect(squareOf(wide, moved)).toEqual({ left: 150, top: 0, side: 200 });
  expect(squareOf(wide, changedCrop(wide, moved, { right: 9 }))).toEqual({ left: 200, top: 0, side: 200 });
});

test('it is enlarged around its middle, and stays in the picture when made smaller again', () => {
  const enlarged = changedCrop(wide, centred, { zoom: 2 });
  expect(squareOf(wide, enlarged)).toEqual({ left: 150, top: 50, side: 100 });
  const corner = changedCrop(wide, enlarged, { right: 9, down: 9 });
  expect(squareOf(wide, changedCrop(wide, corner, { zoom: 1 }))).toEqual({ left: 200, top: 0, side: 200 });
});

test('the square is always within the picture', () => {
  const length = fc.integer({ min: 1, max: 10_000 });
  const share = fc.double({ min: -3, max: 3, noNaN: true });
  const change = fc.record({
    right: share,
    down: share,
    zoom: fc.double({ min: 1, max: largestZoom, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.record({ width: length, height: length }), fc.array(change), (size, changes) => {
      const crop = changes.reduce((before, each) => changedCrop(size, before, each), centred);
      const { left, top, side } = squareOf(size, crop);
      for (const [start, most] of [
        [left, size.width],
        [top, size.height],
      ] as const) {
        expect(start).toBeGreaterThanOrEqual(-1e-6 * most);
        expect(start + side).toBeLessThanOrEqual(most * (1 + 1e-6));
      }
    }),
  );
});
