import { normalized } from '../../normalized.ts';
import { nameParts, openingColumn, type TargetColumn, userColumns } from './import-columns.ts';
import { headingsOfLists, namePartsOfLists, openingsOfLists } from './messages/headings.ts';

type Types = readonly { code: string; name: string }[];

const asTwoLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const openingWords = openingsOfLists.map(headingWords);

const columnsByWords = new Map(
  [...userColumns, ...headingsOfLists].flatMap(({ name, headings }) =>
    [name, ...headings].map((words) => [headingWords(words), name] as const),
  ),
);

const partsByWords = new Map(namePartsOfLists.map(([words, part]) => [headingWords(words), part]));

/** The columns for the headings of a file: 'Nom' is the last name beside 'Prénom', and otherwise the full name. */
export function columnsOfHeadings(headings: readonly string[], types: Types): (TargetColumn | undefined)[] {
  const columns = headings.map((heading) => columnOfHeading(heading, types));
  return columns.map((column, index) => {
    const part = column === 'name' ? partsByWords.get(headingWords(headings[index] ?? '')) : undefined;
    const isBesideOther = nameParts.some((other) => other !== part && columns.includes(other));
    return part !== undefined && isBesideOther && !columns.includes(part) ? part : column;
  });
}

/**
 * The column for a heading, in one of the product's languages, in any spelling of its words: `Employment start`,
 * `Eintrittsdatum`, `Date d'embauche` and `hire_date` are `employmentStart`. An opening balance is named with its type:
 * `opening VACATION`.
 */
export function columnOfHeading(heading: string, types: Types): TargetColumn | undefined {
  const words = headingWords(heading);
  const opening = types.find(({ code, name }) =>
    openingWords.some((word) => words === word + headingWords(code) || words === word + headingWords(name)),
  );
  return opening ? openingColumn(opening.code) : columnsByWords.get(words);
}

/** The letters and digits of a heading, without accents: 'PRENOM' and 'أ' without its hamza are common spellings. */
export function headingWords(heading: string): string {
  const spelled = normalized(heading, 'NFKC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => asTwoLetters[letter] ?? letter);
  return normalized(spelled, 'NFKD').replaceAll(/[^\p{L}\p{N}]|ـ/gu, '');
}
