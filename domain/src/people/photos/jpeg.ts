import type { PhotoFault } from './photo-limits.ts';

/** What a file's headers say about its image. */
export interface ImageSize {
  width: number;
  height: number;
}

/** A part of a JPEG file: its marker with the data up to the next one. */
interface Segment {
  marker: number;
  /** Positions of the marker and behind the part. */
  start: number;
  end: number;
  /** The data behind the length, without the image data of a scan. */
  data: Uint8Array;
}

const markers = {
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  quantization: 0xdb,
  restartInterval: 0xdd,
  huffman: 0xc4,
  firstApplication: 0xe0,
  lastApplication: 0xef,
  comment: 0xfe,
};
/** Baseline, extended and progressive. */
const frames: readonly number[] = [0xc0, 0xc1, 0xc2];
/** More scans of a progressive image only slow down who decodes it. */
const mostScans = 20;

/** Whether the file begins like a JPEG image. */
export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === markers.startOfImage && bytes[2] === 0xff;
}

/** The size of a JPEG image, or why it is refused: every part must be known, intact and without metadata. */
export function readJpeg(bytes: Uint8Array): ImageSize | PhotoFault {
  const segments = segmentsOf(bytes);
  if (segments.some(isMetadata)) return 'METADATA';
  const last = segments.at(-1);
  if (last?.marker !== markers.endOfImage) return 'DAMAGED';
  if (last.end < bytes.length) return 'TRAILING_DATA';
  const isScan = ({ marker }: Segment) => marker === markers.startOfScan;
  const firstFrame = segments.findIndex(({ marker }) => frames.includes(marker));
  const firstScan = segments.findIndex(isScan);
  const [frame, ...others] = segments.filter(({ marker }) => frames.includes(marker));
  if (!frame || others.length > 0 || firstScan < firstFrame) return 'DAMAGED';
  if (segments.filter(isScan).length > mostScans || !segments.every(isIntact)) return 'DAMAGED';
  const { data } = frame;
  return { height: uint16(data, 1), width: uint16(data, 3) };
}

/** The image without its metadata; unchanged if it can't be read. */
export function jpegWithoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept = segmentsOf(bytes).filter((segment) => !isMetadata(segment));
  const parts = [[0xff, markers.startOfImage], ...kept.map(({ start, end }) => bytes.subarray(start, end))];
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

/** The parts behind the start of the image, up to its end or to the first fault. */
function segmentsOf(bytes: Uint8Array): Segment[] {
  const segments: Segment[] = [];
  for (let start = 2; bytes[start] === 0xff; ) {
    const segment = segmentAt(bytes, start);
    if (!segment) break;
    segments.push(segment);
    if (segment.marker === markers.endOfImage) break;
    start = segment.end;
  }
  return segments;
}

function segmentAt(bytes: Uint8Array, start: number): Segment | undefined {
  const marker = bytes[start + 1] ?? 0;
  if (marker === markers.endOfImage) return { marker, start, end: start + 2, data: bytes.subarray(0, 0) };
  const dataStart = start + 4;
  const dataEnd = start + 2 + uint16(bytes, start + 2);
  if (!hasLength(marker) || dataEnd < dataStart || dataEnd > bytes.length) return undefined;
  const end = marker === markers.startOfScan ? endOfScan(bytes, dataEnd) : dataEnd;
  return { marker, start, end, data: bytes.subarray(dataStart, dataEnd) };
}

/** Markers with data; the others are restarts, the start of another image, or reserved. */
function hasLength(marker: number): boolean {
  return marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd9);
}

/** Image data lasts until a marker that is neither an escaped byte nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Everything in application segments and comments, except the plain header that encoders write. */
function isMetadata({ marker, data }: Segment): boolean {
  if (marker === markers.comment) return true;
  if (marker < markers.firstApplication || marker > markers.lastApplication) return false;
  return marker !== markers.firstApplication || !isPlainHeader(data);
}

/** 'JFIF' with a version, a density and no thumbnail. */
function isPlainHeader(data: Uint8Array): boolean {
  const name = [0x4a, 0x46, 0x49, 0x46, 0];
  return (
    data.length === 14 &&
    name.every((byte, index) => data[index] === byte) &&
    data[12] === 0 &&
    data[13] === 0
  );
}

/** Whether the part has exactly the data that its marker needs, so that nothing else fits in. */
function isIntact({ marker, data, start, end }: Segment): boolean {
  switch (marker) {
    case markers.quantization:
      return areTables(data, (at) => ((data[at] ?? 0) >> 4 === 0 ? 65 : 129));
    case markers.huffman:
      return areTables(
        data,
        (at) => 17 + data.subarray(at + 1, at + 17).reduce((sum, each) => sum + each, 0),
      );
    case markers.restartInterval:
      return data.length === 2;
    case markers.startOfScan:
      return data.length === 4 + 2 * (data[0] ?? 0) && end > start + 4 + data.length;
    case markers.endOfImage:
    case markers.firstApplication:
      return true;
    default:
      return frames.includes(marker) && isIntactFrame(data);
  }
}

/** Eight bits, and one component for grey or three for colours. */
function isIntactFrame(data: Uint8Array): boolean {
  const components = data[5] ?? 0;
  return data[0] === 8 && [1, 3].includes(components) && data.length === 6 + 3 * components;
}

/** Whether the data consists of tables, each numbered 0 to 3 and of the length given for its position. */
function areTables(data: Uint8Array, lengthAt: (position: number) => number): boolean {
  let position = 0;
  while (position < data.length) {
    const head = data[position] ?? 0;
    if ((head & 15) > 3 || head >> 4 > 1) return false;
    position += lengthAt(position);
  }
  return position === data.length && data.length > 0;
}

function uint16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
}
