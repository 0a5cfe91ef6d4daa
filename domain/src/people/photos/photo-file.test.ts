import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from '../../refusal.ts';
import { sampleImages } from '../../testing/photo-images.ts';
import { checkPhotoFile, withoutMetadata } from './photo-file.ts';
import { photoMessage } from './photo-limits.ts';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const jpeg = bytesOf(sampleImages.jpeg);
const webp = bytesOf(sampleImages.webp);
const lossless = bytesOf(sampleImages.lossless);

const codes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const join = (...parts: (readonly number[] | Uint8Array)[]) =>
  new Uint8Array(parts.flatMap((part) => [...part]));

/** A JPEG segment with the data. */
const segment = (marker: number, data: readonly number[]) => [
  0xff,
  marker,
  (data.length + 2) >> 8,
  (data.length + 2) & 255,
  ...data,
];
/** The JPEG image with the segment behind its first marker. */
const withSegment = (marker: number, text: string) =>
  join(jpeg.subarray(0, 2), segment(marker, codes(text)), jpeg.subarray(2));

const length = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24];
const chunk = (name: string, data: readonly number[]) => [
  ...codes(name),
  ...length(data.length),
  ...data,
  ...(data.length % 2 ? [0] : []),
];
/** A WebP file of the chunks. */
const webpOf = (...chunks: number[][]) => {
  const body = [...codes('WEBP'), ...chunks.flat()];
  return join(codes('RIFF'), length(body.length), body);
};
const image = [...webp.subarray(12)];
const extended = (flags: number) => chunk('VP8X', [flags, 0, 0, 0, 7, 0, 0, 7, 0, 0]);

function patched(bytes: Uint8Array, at: number, ...values: number[]): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  copy.set(values, at);
  return copy;
}
const frameAt = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0);
const sized = (width: number, height: number) =>
  patched(jpeg, frameAt + 5, height >> 8, height & 255, width >> 8, width & 255);

test.each([
  ['a JPEG', jpeg, 'image/jpeg'],
  ['a lossy WebP', webp, 'image/webp'],
  ['a lossless WebP', lossless, 'image/webp'],
  ['a JPEG of the largest size', sized(256, 256), 'image/jpeg'],
])('%s image is accepted', (_what, bytes, type) => {
  expect(checkPhotoFile('photo', bytes)).toBe(type);
});

const gps = 'Exif\0\0II*\0\b\0\0\0\x01\0%\x88\x04\0\x01\0\0\0\x1a\0\0\0\0\0\0\0';
const zip = 'PK\x03\x04run.js';

test.each([
  ['nothing', new Uint8Array(), 'OTHER_FORMAT'],
  ['a renamed PNG', bytesOf('iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSnc'), 'OTHER_FORMAT'],
  ['a GIF', join(codes('GIF89a'), [1, 0, 1, 0]), 'OTHER_FORMAT'],
  ['an SVG', join(codes('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')), 'OTHER_FORMAT'],
  ['a page', join(codes('<!doctype html><script>1</script>')), 'OTHER_FORMAT'],
  ['60,001 bytes', join(jpeg, Array(60_001 - jpeg.length).fill(0)), 'TOO_LONG'],
  ['a JPEG with a location', withSegment(0xe1, gps), 'METADATA'],
  ['a JPEG with XMP', withSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>'), 'METADATA'],
  ['a JPEG with a colour profile', withSegment(0xe2, 'ICC_PROFILE\0'), 'METADATA'],
  ['a JPEG with IPTC', withSegment(0xed, 'Photoshop 3.0\x008BIM'), 'METADATA'],
  ['a JPEG with a comment', withSegment(0xfe, '<script>alert(1)</script>'), 'METADATA'],
  ['a JPEG with a thumbnail in its header', withSegment(0xe0, 'JFXX\0\x10'), 'METADATA'],
  ['a JPEG with an archive behind it', join(jpeg, codes(zip)), 'TRAILING_DATA'],
  ['two JPEGs', join(jpeg, jpeg), 'TRAILING_DATA'],
  ['a JPEG of 10,000 by 10,000 pixels', sized(10_000, 10_000), 'TOO_MANY_PIXELS'],
  ['a JPEG of 257 by 8 pixels', sized(257, 8), 'TOO_MANY_PIXELS'],
  ['a JPEG without height', sized(8, 0), 'DAMAGED'],
  ['a lossless JPEG', patched(jpeg, frameAt + 1, 0xc3), 'DAMAGED'],
  ['a JPEG with text among its tables', withSegment(0xdb, `\0${'x'.repeat(80)}`), 'DAMAGED'],
  ['a JPEG with an unknown segment', withSegment(0xf0, 'hello'), 'DAMAGED'],
  ['a JPEG without an image', join([0xff, 0xd8, 0xff, 0xd9]), 'DAMAGED'],
  ['a WebP with a location', webpOf(extended(8), image, chunk('EXIF', codes(gps))), 'METADATA'],
  ['a WebP with XMP', webpOf(extended(4), image, chunk('XMP ', codes('<x:xmpmeta>'))), 'METADATA'],
  ['a WebP with a colour profile', webpOf(extended(32), chunk('ICCP', [1, 2]), image), 'METADATA'],
  ['an animated WebP', webpOf(extended(2), chunk('ANIM', [0, 0, 0, 0, 0, 0])), 'ANIMATED'],
  ['frames without a head', webpOf(chunk('ANMF', Array(24).fill(0))), 'ANIMATED'],
  ['a WebP with a page behind it', join(webp, codes('<script>')), 'TRAILING_DATA'],
  ['a WebP with an unknown part', webpOf(image, chunk('JUNK', codes(zip))), 'OTHER_FORMAT'],
  ['a WebP of several images', webpOf(image, image), 'OTHER_FORMAT'],
  ['a WebP with text as padding', patched(webpOf(chunk('VP8L', [47])), 21, 88), 'DAMAGED'],
  ['a WebP without an image', webpOf(), 'OTHER_FORMAT'],
  ['a WebP of 10,000 pixels', patched(webp, 26, 0x10, 0x27), 'TOO_MANY_PIXELS'],
  ['a WebP that is not a key frame', patched(webp, 20, 0x11), 'DAMAGED'],
  ['a lossless WebP of 16,384 pixels', patched(lossless, 21, 0xff, 0xff), 'TOO_MANY_PIXELS'],
  ['a lossless WebP of another version', patched(lossless, 24, 0x20), 'DAMAGED'],
] as const)('%s is refused', (_what, bytes, fault) => {
  const message = photoMessage('photo', fault);
  expect(checkPhotoFile('photo', bytes)).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ path: 'photo', message }],
  });
});

test('a thumbnail has narrower limits', () => {
  expect(checkPhotoFile('thumbnail', sized(96, 96))).toBe('image/jpeg');
  expect(checkPhotoFile('thumbnail', sized(97, 96))).toMatchObject({ issues: [{ path: 'thumbnail' }] });
  expect(checkPhotoFile('thumbnail', join(jpeg, Array(8000).fill(0)))).toMatchObject({
    issues: [{ message: 'The thumbnail must be at most 8 kB' }],
  });
});

test.each([
  ['JPEG', jpeg],
  ['lossy WebP', webp],
  ['lossless WebP', lossless],
])('a truncated %s is refused wherever it ends', (_what, bytes) => {
  for (let end = 0; end < bytes.length; end += 1) {
    expect(isRefusal(checkPhotoFile('photo', bytes.subarray(0, end))), `the first ${end} bytes`).toBe(true);
  }
});

test('anything else is checked without a fault', () => {
  const heads = fc.constantFrom(
    [],
    [0xff, 0xd8, 0xff],
    [...jpeg.subarray(0, 40)],
    codes('RIFF\xff\xff\xff\xffWEBPVP8 '),
    [...webp.subarray(0, 30)],
  );
  fc.assert(
    fc.property(heads, fc.uint8Array({ maxLength: 300 }), (head, tail) => {
      expect(isRefusal(checkPhotoFile('photo', join(head, tail)))).toBe(true);
    }),
  );
});

test('what browsers add is removed before the image is sent', () => {
  const profile = segment(0xe2, codes('ICC_PROFILE\0'));
  const added = join(jpeg.subarray(0, 20), profile, segment(0xe1, codes(gps)), jpeg.subarray(20));
  expect(checkPhotoFile('photo', added)).toMatchObject({ code: 'VALIDATION_ERROR' });
  expect(withoutMetadata(added)).toEqual(jpeg);
  const withProfile = webpOf(extended(32), chunk('ICCP', [1, 2, 3]), image);
  expect(withoutMetadata(withProfile)).toEqual(webp);
  for (const bytes of [jpeg, webp, lossless, join(codes('GIF89a'))]) {
    expect(withoutMetadata(bytes)).toEqual(bytes);
  }
});
