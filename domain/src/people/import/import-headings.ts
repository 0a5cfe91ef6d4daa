import { normalized } from '../../normalized.ts';
import {
  type ImportColumn,
  type nameParts,
  openingColumn,
  type TargetColumn,
  userColumns,
} from './import-columns.ts';

// Column headings of common company lists, in English and German, without spaces and hyphens.
const otherHeadings: readonly {
  name: ImportColumn | (typeof nameParts)[number];
  headings: readonly string[];
}[] = [
  { name: 'firstName', headings: ['givenname', 'forename', 'vorname'] },
  { name: 'lastName', headings: ['surname', 'familyname', 'nachname', 'familienname', 'zuname'] },
  { name: 'place', headings: ['location', 'office', 'site', 'standort', 'arbeitsort'] },
  { name: 'plan', headings: ['leaveplan', 'urlaubsplan', 'urlaubsregelung'] },
  { name: 'schedule', headings: ['workschedule', 'arbeitszeit', 'arbeitszeitmodell', 'arbeitszeitplan'] },
];

const openingWords = ['opening', 'openingbalance', 'carryover', 'anfangsbestand', 'uebertrag'];

const columnsByWords = new Map(
  [...userColumns, ...otherHeadings].flatMap(({ name, headings }) =>
    [name.toLowerCase(), ...headings].map((words) => [words, name] as const),
  ),
);

/**
 * The column for a heading, in English or German, in any spelling of its words: `Employment start`, `Eintrittsdatum`
 * and `hire_date` are `employmentStart`. An opening balance is named with its type: `opening VACATION`.
 */
export function columnOfHeading(
  heading: string,
  types: readonly { code: string; name: string }[],
): TargetColumn | undefined {
  const words = wordsOf(heading);
  const opening = types.find(({ code, name }) =>
    openingWords.some((word) => words === word + wordsOf(code) || words === word + wordsOf(name)),
  );
  return opening ? openingColumn(opening.code) : columnsByWords.get(words);
}

const asTwoLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function wordsOf(heading: string): string {
  return normalized(heading, 'NFKC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => asTwoLetters[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
