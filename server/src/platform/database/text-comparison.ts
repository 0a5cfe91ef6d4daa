import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

const eb = expressionBuilder();

/** What a text is searched by and sorted by: without case and accents. */
export function searchText(text: Expression<string>): Expression<string> {
  return eb.fn<string>('search_text', [text]);
}

/** Whether what a text is searched by holds the wanted one, in any case and with any accents; no character is a wildcard. */
export function holdsText(searched: Expression<string>, wanted: string): Expression<SqlBool> {
  const text = eb.cast<string>(eb.val(wanted), 'text');
  return eb(eb.fn<number>('strpos', [searched, searchText(text)]), '>', 0);
}

/** What names that must differ are compared by: without case and outer spaces. */
export function comparedName(name: Expression<string>): Expression<string> {
  return eb.fn<string>('lower', [eb.fn<string>('btrim', [name])]);
}

/** A name as a caller gives it, compared in the same way. */
export function comparedNameOf(name: string): Expression<string> {
  return comparedName(eb.cast<string>(eb.val(name), 'text'));
}
