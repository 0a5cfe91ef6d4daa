import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { dateFromFields } from '../../calendar/date-parts.ts';
import { monthNames } from '../../calendar/month-names.ts';
import { withoutAccents } from '../../search.ts';

/** Whether day or month comes first in dates such as 09/01/2026. */
export const dateOrders = ['DMY', 'MDY'] as const;
export type DateOrder = (typeof dateOrders)[number];

// Arabic has other names for the months in the Levant and in the Maghreb.
const localesOfMonths = ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'ar-EG', 'ar-SY', 'ar-MA', 'ar-TN'];
// Month names that aren't abbreviated by truncation, without accents.
const otherMonths: Record<string, number> = { janner: 1, mrz: 3, sept: 9, set: 9, setiembre: 9 };

/**
 * The order of numbers in the dates with slashes of one file. `UNKNOWN` if the dates don't show it or contradict each
 * other; undefined if no date depends on it.
 */
export function dateOrderOf(texts: readonly string[]): DateOrder | 'UNKNOWN' | undefined {
  const orders = texts.map(slashedOrders).filter((possible) => possible.length > 0);
  const certain = new Set(orders.flatMap((possible) => (possible.length === 1 ? possible : [])));
  const [order] = certain;
  if (certain.size === 1 && order) return order;
  return orders.length === 0 ? undefined : 'UNKNOWN';
}

/**
 * Parses a cell as a date: 2026-09-01, 1.9.2026, 1 September 2026, Sep 1, 2026 or 1. September 2026 (months in the
 * product's languages), with an optional time of midnight, or with slashes in the order of the file. Returns `ambiguous` if the order matters and is
 * unknown, `two-digit year` without a century, and undefined for anything else.
 */
export function readImportedDate(
  text: string,
  order: DateOrder | undefined,
): CalendarDate | 'ambiguous' | 'two-digit year' | undefined {
  if (text.length > longestDate) return undefined;
  const day = text.replace(/[ T]00:00(:00(\.0+)?)?$/, '');
  const possible = slashedOrders(day);
  if (possible.length > 0) {
    const known = possible.length === 1 ? possible[0] : order;
    return known ? slashedDate(day, known) : 'ambiguous';
  }
  return slashedDate(day, 'DMY') ?? writtenDate(day) ?? (hasTwoDigitYear(day) ? 'two-digit year' : undefined);
}

const longestDate = 40;

// With the month between or before: 1.9.26, 09/01/26, 1-Sep-26, Sep 1, 26, 1 Sep '26; or with the year first:
// 26-09-01.
const yearsOfTwoDigits = [
  /^\d{1,2}([./-]) ?\d{1,2}\1 ?['’]?\d{2}$/,
  /^\d{1,2}\.?[ -]?\p{L}{3,}\.?[ -]['’]?\d{2}$/u,
  /^\p{L}{3,}\.? \d{1,2},? ['’]?\d{2}$/u,
];

function hasTwoDigitYear(text: string): boolean {
  return yearsOfTwoDigits.some((pattern) => pattern.test(text));
}

const slashed = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/;

/** The possible orders of a date with slashes; empty without slashes, or if day and month are the same. */
function slashedOrders(text: string): DateOrder[] {
  const [, first, , second] = slashed.exec(text) ?? [];
  if (first === undefined || Number(first) === Number(second)) return [];
  return dateOrders.filter((order) => slashedDate(text, order) !== undefined);
}

function slashedDate(text: string, order: DateOrder): CalendarDate | undefined {
  const [, first = '', , second = '', year = ''] = slashed.exec(text) ?? [];
  return order === 'DMY' ? dateOf(year, second, first) : dateOf(year, first, second);
}

// 1 Sep 2026, 1. September 2026, 1er septembre 2026, 1 de septiembre de 2026, 1 تشرين الأول 2026. آب is August.
const dayBeforeMonth =
  /^(\d{1,2})(?:\.|er|º)?[ -]?(?:de )?(آب|\p{L}{3,}(?: \p{L}{3,})?)\.?(?:[ -]| del? )(\d{4})$/u;

function writtenDate(text: string): CalendarDate | undefined {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text);
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/.exec(text);
  if (dotted) return dateOf(dotted[3], dotted[2], dotted[1]);
  const dayFirst = dayBeforeMonth.exec(text);
  if (dayFirst) return dateOf(dayFirst[3], monthNamed(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^(\p{L}{3,})\.? (\d{1,2}),? (\d{4})$/u.exec(text);
  return monthFirst ? dateOf(monthFirst[3], monthNamed(monthFirst[1]), monthFirst[2]) : undefined;
}

/** The month that the word names, or else begins, in any of the languages; 0 if none or several. */
function monthNamed(word = ''): string {
  const letters = withoutAccents(word);
  const months = (isNamed: (name: string) => boolean) =>
    new Set(
      localesOfMonths.flatMap((locale) =>
        monthNames(locale).flatMap((name, index) => (isNamed(withoutAccents(name)) ? [index + 1] : [])),
      ),
    );
  const named = months((name) => name === letters);
  const found = named.size > 0 ? named : months((name) => name.startsWith(letters));
  const [month = 0] = found;
  return String(otherMonths[letters] ?? (found.size === 1 ? month : 0));
}

function dateOf(year = '', month = '', day = ''): CalendarDate | undefined {
  return dateFromFields(Number(year), Number(month), Number(day));
}
