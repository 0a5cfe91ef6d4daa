import { describe, expect, test } from 'vitest';
import {
  clearableLine,
  clearableText,
  isPlainText,
  lineOfText,
  optionalLine,
  optionalText,
  searchText,
} from './text.ts';

const sentencesOf = (schema: ReturnType<typeof lineOfText | typeof optionalText>, input: unknown) =>
  (schema.safeParse(input).error?.issues ?? []).map((issue) => issue.message);

describe('lineOfText', () => {
  const name = lineOfText('Team name', { min: 2, max: 10 });

  test.each([
    [undefined, 'Team name is required'],
    [7, 'Team name is required'],
    ['', 'Team name is required'],
    ['  \n ', 'Team name is required'],
    ['x', 'Team name must be at least 2 characters'],
    ['x'.repeat(11), 'Team name must be at most 10 characters'],
    ['two\nlines', 'Team name must be plain text in one line'],
    ['nul\0', 'Team name must be plain text in one line'],
    ['two\u2028lines', 'Team name must be plain text in one line'],
    ['\0'.repeat(65_000), 'Team name must be at most 10 characters'],
    ['half \udc00', 'Team name must be plain text in one line'],
  ])('%j is refused with one sentence', (input, sentence) => {
    expect(sentencesOf(name, input)).toEqual([sentence]);
  });

  test.each([
    ['  Ops  ', 'Ops'],
    ['R&D <x>', 'R&D <x>'],
    ['צוות', 'צוות'],
    ['🏖️', '🏖️'],
  ])('%j is accepted, trimmed', (input, text) => {
    expect(name.parse(input)).toBe(text);
  });
});

describe('optionalText', () => {
  const reason = optionalText('Reason', { max: 10 });

  test('absent and empty are the same', () => {
    expect([reason.parse(undefined), reason.parse(''), reason.parse(' \n ')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('keeps line breaks and tabs inside', () => {
    expect(reason.parse('a\n\tb\r\nc')).toBe('a\n\tb\r\nc');
  });

  test.each([
    ['x'.repeat(11), 'Reason must be at most 10 characters'],
    ['\u0000', 'Reason must be plain text'],
    ['\u001b[31m', 'Reason must be plain text'],
    [null, 'Reason must be a text'],
    [{}, 'Reason must be a text'],
  ])('%j is refused', (input, sentence) => {
    expect(sentencesOf(reason, input)).toEqual([sentence]);
  });
});

describe('optionalLine', () => {
  const extension = optionalLine('Phone extension', { max: 10 });

  test.each([
    [undefined, undefined],
    ['', undefined],
    ['  ', undefined],
    [' 4711 ', '4711'],
  ])('%j becomes %j', (input, text) => {
    expect(extension.parse(input)).toBe(text);
  });

  test.each([
    ['x'.repeat(11), 'Phone extension must be at most 10 characters'],
    ['47\n11', 'Phone extension must be plain text in one line'],
    ['47\u202811', 'Phone extension must be plain text in one line'],
    [null, 'Phone extension must be a text'],
  ])('%j is refused', (input, sentence) => {
    expect(sentencesOf(extension, input)).toEqual([sentence]);
  });
});

test.each([
  [undefined, undefined],
  [null, null],
  ['', null],
  [' 4711 ', '4711'],
])('a clearable line turns %j into %j, and refuses a second line', (input, text) => {
  const extension = clearableLine('Phone extension', { max: 10 });
  expect(extension.parse(input)).toBe(text);
  expect(extension.safeParse('47\n11').success).toBe(false);
});

describe('clearableText', () => {
  const description = clearableText('Description', { max: 10 });

  test.each([
    [undefined, undefined],
    [null, null],
    ['', null],
    [' \n ', null],
    [' By the sea ', 'By the sea'],
  ])('%j becomes %j', (input, text) => {
    expect(description.parse(input)).toBe(text);
  });

  test('a text that is too long is refused', () => {
    expect(description.safeParse('x'.repeat(11)).error?.issues[0]?.message).toEqual(
      'Description must be at most 10 characters',
    );
  });
});

describe('searchText', () => {
  const search = searchText({ max: 5 });

  test.each([
    [undefined, undefined],
    ['  ', undefined],
    [' ada ', 'ada'],
    ['100%', '100%'],
  ])('%j searches for %j', (input, text) => {
    expect(search.parse(input)).toBe(text);
  });

  test.each([
    ['x'.repeat(6), 'search must be at most 5 characters'],
    ['a\0', 'search must be plain text in one line'],
    [7, 'search must be a text'],
  ])('%j is refused', (input, sentence) => {
    expect(search.safeParse(input).error?.issues[0]?.message).toEqual(sentence);
  });
});

test.each([
  ['tabs\tand\r\nlines', true],
  ['nul\0', false],
  ['escape\u001b', false],
  ['next line\u0085', false],
  ['half \ud800', false],
])('%j is plain text: %s', (text, isPlain) => {
  expect(isPlainText(text)).toBe(isPlain);
});
