import type { ImageSize } from './jpeg.ts';
import type { PhotoFault } from './photo-limits.ts';

/** A part of a WebP file. */
interface Chunk {
  /** Four characters. */
  name: string;
  data: Uint8Array;
}

const headBytes = 12;
const images: readonly string[] = ['VP8 ', 'VP8L'];
const animations: readonly string[] = ['ANIM', 'ANMF'];
const metadata: readonly string[] = ['EXIF', 'XMP ', 'ICCP'];

/** Whether the file begins like a WebP image. */
export function isWebp(bytes: Uint8Array): boolean {
  return textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP';
}

/** The size of a WebP image, or why it is refused: it must have a single still image and nothing else. */
export function readWebp(bytes: Uint8Array): ImageSize | PhotoFault {
  const chunks = chunksOf(bytes);
  if (chunks?.some(({ name }) => animations.includes(name))) return 'ANIMATED';
  if (chunks?.some(({ name }) => metadata.includes(name))) return 'METADATA';
  const declared = 8 + uint32(bytes, 4);
  if (declared < bytes.length) return 'TRAILING_DATA';
  if (declared > bytes.length || !chunks) return 'DAMAGED';
  const [image, ...others] = chunks;
  if (!image || others.length > 0) return 'OTHER_FORMAT';
  if (image.name === 'VP8 ') return readLossy(image.data);
  return image.name === 'VP8L' ? readLossless(image.data) : 'OTHER_FORMAT';
}

/** The file with its image only; unchanged if it can't be read or has no image of this kind. */
export function webpWithoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const image = chunksOf(bytes)?.find(({ name }) => images.includes(name));
  if (!image) return bytes;
  const { name, data } = image;
  const padding = data.length % 2;
  const head = [
    ...codesOf('RIFF'),
    ...littleEndian(4 + 8 + data.length + padding),
    ...codesOf(`WEBP${name}`),
    ...littleEndian(data.length),
  ];
  return new Uint8Array([...head, ...data, ...(padding === 1 ? [0] : [])]);
}

/** The parts of the file; undefined if they don't fill it. */
function chunksOf(bytes: Uint8Array): Chunk[] | undefined {
  const end = Math.min(bytes.length, 8 + uint32(bytes, 4));
  const chunks: Chunk[] = [];
  let position = headBytes;
  while (position < end) {
    const start = position + 8;
    const length = uint32(bytes, position + 4);
    const next = start + length + (length % 2);
    if (next > end || (length % 2 === 1 && bytes[next - 1] !== 0)) return undefined;
    chunks.push({ name: textAt(bytes, position), data: bytes.subarray(start, start + length) });
    position = next;
  }
  return chunks;
}

/** A shown key frame with the start code; sizes have 14 bits beside the scale. */
function readLossy(data: Uint8Array): ImageSize | PhotoFault {
  const [tag = 1] = data;
  const isShownKeyFrame = (tag & 1) === 0 && (tag & 16) === 16;
  const firstPart = (tag + (data[1] ?? 0) * 256 + (data[2] ?? 0) * 65_536) >> 5;
  const hasStartCode = data[3] === 0x9d && data[4] === 0x01 && data[5] === 0x2a;
  if (!isShownKeyFrame || !hasStartCode || firstPart === 0 || firstPart > data.length - 10) return 'DAMAGED';
  return { width: uint16(data, 6) & 0x3fff, height: uint16(data, 8) & 0x3fff };
}

/** Sizes less one in 14 bits each, then whether there is transparency, then the version 0. */
function readLossless(data: Uint8Array): ImageSize | PhotoFault {
  const bits = uint32(data, 1);
  if (data[0] !== 0x2f || data.length < 6 || bits >>> 29 !== 0) return 'DAMAGED';
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function codesOf(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

function littleEndian(value: number): number[] {
  return [0, 8, 16, 24].map((bits) => (value >>> bits) & 255);
}

function uint16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256;
}

function uint32(bytes: Uint8Array, at: number): number {
  return (uint16(bytes, at) + uint16(bytes, at + 2) * 65_536) >>> 0;
}
