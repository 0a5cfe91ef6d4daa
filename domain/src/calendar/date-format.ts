import { cachedFormat } from '../language/cached-format.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of the locale with the options, cached. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  return cachedFormat(formats, key, () => new Intl.DateTimeFormat(locale, options));
}
