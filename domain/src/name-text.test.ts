import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdsWebAddress, nameText } from './name-text.ts';

const name = nameText('Name', { max: 100 });

test.each([
  ['right-to-left override', 'Ada\u202Ecod.exe'],
  ['zero width space', 'Ada\u200BLovelace'],
  ['zero width joiner in Latin', 'Ada\u200DLovelace'],
  ['joiner at the end', 'علی\u200C'],
  ['two joiners', 'علی\u200C\u200Cرضا'],
  ['byte order mark inside', 'Ada\uFEFFLovelace'],
  ['soft hyphen', 'Love\u00ADlace'],
  ['tag characters', 'Ada\u{E0041}\u{E0042}'],
])('%s is refused', (_what, text) => {
  expect(name.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    'Name must not hold invisible characters',
  ]);
});

test.each(['علی\u200Cرضا', 'क्\u200Dष', 'ශ්\u200Dරී', 'Zoë O’Hara', 'Jürgen Müller-Lüdenscheidt', '李小龍'])(
  '%j is a name',
  (text) => {
    expect(name.parse(text)).toBe(text);
  },
);

test('of whatever is typed, no format character is kept but joiners between letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      const { data } = name.safeParse(text);
      if (data !== undefined)
        expect(data.replaceAll(/(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L})/gu, '')).not.toMatch(/\p{Cf}/u);
    }),
  );
});

describe('a web address', () => {
  test.each([
    'http://evil.example',
    'see www.evil.example',
    'Ada evil.com',
    'EVIL.COM',
    'x.com',
    'Win at bit.ly/prize',
    't.co/abc',
    'evil.example',
    'ftp://x',
    'login.example.org',
    'Ada (evil.co.uk)',
    'evil\u3002com',
    'Ada evil\uFF0Eexample',
    'evil\uFF61com',
    'http\uFF1A\uFF0F\uFF0Fx',
    '\uFF45\uFF56\uFF49\uFF4C.\uFF43\uFF4F\uFF4D',
    'evil\u2024com',
  ])('is seen in %j', (text) => {
    expect(holdsWebAddress(text)).toBe(true);
  });

  test.each([
    'Ada Lovelace',
    'J. R. R. Tolkien',
    'J.R.R. Tolkien',
    'Dr. Smith',
    'St.John',
    'A.de Vries',
    'Sammy Davis Jr.',
    'Anna-Lena B.',
    'Wwwilliam',
    '李小龍。',
    'Ｊ．Ｒ．Ｒ． Tolkien',
  ])('is not seen in %j', (text) => {
    expect(holdsWebAddress(text)).toBe(false);
  });
});
