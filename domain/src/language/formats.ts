import { cachedFormat } from './cached-format.ts';

const numberFormats = new Map<string, Intl.NumberFormat>();
const percentFormats = new Map<string, Intl.NumberFormat>();
const listFormats = new Map<string, Intl.ListFormat>();

/** The number in the locale, with at most the given decimals and a minus sign instead of a hyphen. */
export function formatNumber(value: number, locale: string, decimals = 2): string {
  const format = cachedFormat(
    numberFormats,
    `${locale} ${decimals}`,
    () => new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }),
  );
  return format.format(value).replace('-', '−');
}

/** '−' or '+' for a number written without it; in Arabic after the mark that keeps it before the number. */
export function signOf(value: number, locale: string): string {
  const [mark = ''] = formatNumber(-1, locale).split('−', 1);
  return `${mark}${value < 0 ? '−' : '+'}`;
}

/** The number in the locale, shortened to at most one decimal or a quarter. */
export function formatShort(value: number, locale: string): string {
  return formatNumber(shortened(value), locale);
}

/** The percentage in the locale, such as '62.5%'; with at most one decimal, or always with one if `isFixed`. */
export function formatPercent(percent: number, locale: string, isFixed = false): string {
  const options = {
    style: 'percent',
    minimumFractionDigits: isFixed ? 1 : 0,
    maximumFractionDigits: 1,
  } as const;
  const format = cachedFormat(
    percentFormats,
    `${locale} ${isFixed}`,
    () => new Intl.NumberFormat(locale, options),
  );
  return format.format(percent / 100);
}

/** Whether the locale writes decimals after a comma, as in German or French. */
export function usesDecimalComma(locale: string): boolean {
  return formatNumber(1.5, locale) === '1,5';
}

const listTypes = { and: 'conjunction', or: 'disjunction', plain: 'unit' } as const;

/** The texts as a list within a sentence: 'Mon, Tue and Wed', with `or`, or plain as 'Mon, Tue, Wed'. */
export function formatList(
  texts: readonly string[],
  locale: string,
  type: keyof typeof listTypes = 'and',
): string {
  const style = type === 'plain' ? 'short' : 'long';
  const format = cachedFormat(
    listFormats,
    `${locale} ${type}`,
    () => new Intl.ListFormat(locale, { type: listTypes[type], style }),
  );
  return format.format(texts);
}

/**
 * The number with at most one decimal; quarters keep both. It rounds neither up to a half, since half days can be
 * booked, nor to 0.
 */
export function shortened(number: number): number {
  const hundredths = Math.round(number * 100);
  const tenths = Math.round(hundredths / 10);
  if (hundredths % 25 === 0 || tenths === 0) return hundredths / 100;
  const isRoundedUpToHalf = tenths % 5 === 0 && tenths * 10 > hundredths;
  return (isRoundedUpToHalf ? tenths - 1 : tenths) / 10;
}
