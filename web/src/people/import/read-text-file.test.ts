import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64Of, decode, isOldWorkbook, isWorkbook, readTextFile } from './read-text-file.ts';

const bytesOf = (...bytes: number[]) => Uint8Array.from(bytes);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  bytesOf(...[...text].flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]));
const swapped = (bytes: Uint8Array) => bytes.map((_byte, index) => bytes[index ^ 1] ?? 0);
const text = 'E-Mail;Name\r\njoerg@example.com;Jörg Müller – Łódź\r\n';

test.each([
  ['UTF-8', utf8(text), 'utf-8', false],
  ['UTF-8 with a mark', joined(bytesOf(0xef, 0xbb, 0xbf), utf8(text)), 'utf-8', false],
  ['UTF-16 with a mark', joined(bytesOf(0xff, 0xfe), utf16(text)), 'utf-16le', false],
  ['UTF-16 without one', utf16(text), 'utf-16le', true],
  ['the other UTF-16', joined(bytesOf(0xfe, 0xff), swapped(utf16(text))), 'utf-16be', false],
  ['the other UTF-16 without a byte order mark', swapped(utf16(text)), 'utf-16be', true],
] as const)('a file in %s is read', (_what, bytes, encoding, isGuess) => {
  expect(readTextFile(bytes)).toEqual({ text, encoding, isGuess });
});

test('a Windows file is read as such, and flagged as a guess', () => {
  const windows = joined(utf8('J'), bytesOf(0xf6), utf8('rg '), bytesOf(0x80));
  expect(readTextFile(windows)).toEqual({ text: 'Jörg €', encoding: 'windows-1252', isGuess: true });
  const polish = bytesOf(0xa3, 0xf3, 0x64, 0x9f);
  expect(readTextFile(polish)).toMatchObject({ encoding: 'windows-1252', isGuess: true });
  expect(decode(polish, 'windows-1250')).toBe('Łódź');
  expect(decode(bytesOf(0x4d, 0x9f), 'macintosh')).toBe('Mü');
});

test('a workbook is not text', () => {
  expect(isWorkbook(bytesOf(0x50, 0x4b, 0x03, 0x04, 0x14))).toBe(true);
  expect(isOldWorkbook(bytesOf(0xd0, 0xcf, 0x11, 0xe0, 0xa1))).toBe(true);
  expect(isWorkbook(utf8('PK,email'))).toBe(false);
});

test('bytes are sent in base64', () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
  expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'));
});

test('any script is read from UTF-8 without a guess', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ';', 'ö', 'Ł', '中', '\n', '😀') }), (any) => {
      expect(readTextFile(utf8(any))).toEqual({ text: any, encoding: 'utf-8', isGuess: false });
    }),
  );
});
