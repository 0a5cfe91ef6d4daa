import { expect, test } from 'vitest';
import { isFound, searchWords, withoutAccents } from './search.ts';

test('a search is split into words', () => {
  expect(searchWords('  Müller\t Jürgen ')).toEqual(['Müller', 'Jürgen']);
  expect(searchWords(' ')).toEqual([]);
  expect(searchWords("O'Brien ' d’Angelo")).toEqual(['OBrien', 'dAngelo']);
});

test.each([
  ['FÉVRIER', 'fevrier'],
  ['Groß', 'gross'],
  ['أبريل', 'ابريل'],
])('%s without accents is %s', (text, plain) => {
  expect(withoutAccents(text)).toBe(plain);
});

test.each([
  ['Müller Jürgen', 'Jürgen Müller', true],
  ['fischer lena', 'Lena Fischer', true],
  ['mueller', 'Jürgen Müller', true],
  ['muller', 'Jürgen Müller', true],
  ['MÜLLER', 'Jürgen Mueller', true],
  ['gross', 'Anna Groß', true],
  ['goeteborg', 'Göteborg', true],
  ['soren', 'Søren', true],
  ['soeren', 'Søren', true],
  ['ángstrom', 'Ångström', true],
  ['lukasz', 'Łukasz', true],
  ['', 'Anyone', true],
  ['obrien', "Siobhán O'Brien", true],
  ["o'brien", 'Siobhan OBrien', true],
  ['o’brien', "O'Brien", true],
  ["O'BRIEN", 'O’Brien', true],
  ['dangelo', "Marco d'Angelo", true],
  ['dangelo marco', 'Marco d’Angelo', true],
  ['oneill', 'OʼNeill', true],
  ["müller's", 'Muellers Team', true],
  ["'", 'Anyone', true],
  ['o brien', "O'Brien", true],
  ['brian', "O'Brien", false],
  ['joe', 'John', false],
  ['sue', 'Susanne', false],
  ['lena lena fish', 'Lena Fischer', false],
  ['100%', '100% remote', true],
])('"%s" in "%s": %s', (search, text, found) => {
  expect(isFound(text, search)).toBe(found);
});
