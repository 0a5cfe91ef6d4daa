/** Supported file encodings, most likely first. */
export const encodings = [
  'utf-8',
  'windows-1252',
  'windows-1250',
  'macintosh',
  'utf-16le',
  'utf-16be',
] as const;
export type Encoding = (typeof encodings)[number];

/** A text file. `isGuess`: the encoding was inferred, with neither a byte order mark nor valid UTF-8. */
export interface TextOfFile {
  text: string;
  encoding: Encoding;
  isGuess: boolean;
}

const marks: [Encoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Reads a text file as saved by Excel and other spreadsheets. */
export function readTextFile(bytes: Uint8Array): TextOfFile {
  const marked = marks.find(([, mark]) => startsWith(bytes, mark));
  if (marked) return { text: decode(bytes, marked[0]), encoding: marked[0], isGuess: false };
  const wide = wideEncoding(bytes);
  if (wide) return { text: decode(bytes, wide), encoding: wide, isGuess: true };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'utf-8', isGuess: false };
  } catch {
    return { text: decode(bytes, 'windows-1252'), encoding: 'windows-1252', isGuess: true };
  }
}

/** Reads the file in the chosen encoding. */
export function decode(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** Whether the file is a workbook of Excel or LibreOffice; the server reads those of Excel. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
}

/** Whether the file is a workbook in the form of Excel 97 (.xls). */
export function isOldWorkbook(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);
}

const bytesAtOnce = 0x8000;

/** The bytes in base64. */
export function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += bytesAtOnce) {
    binary += String.fromCharCode(...bytes.subarray(start, start + bytesAtOnce));
  }
  return btoa(binary);
}

// In UTF-16, every other byte of Latin letters, commas and line ends is zero; other text files have no zero
// byte.
function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, 1000).entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (even === odd) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}
