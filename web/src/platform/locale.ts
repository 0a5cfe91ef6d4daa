/** What the interface writes dates and numbers in where it knows no English of the reader's country. */
const usual = 'en-GB';

/** English, as the product is written in, with dates in the order of the reader's country: 'en-DE' in a German browser. */
export function readerLocale(): string {
  known ??= englishOf(navigator.language);
  return known;
}

// Every date on a page asks for it.
let known: string | undefined;

/** The English of the place where the language is spoken, as far as this browser knows one. */
export function englishOf(language: string): string {
  const region = regionOf(language);
  const english = region === undefined ? usual : `en-${region}`;
  return new Intl.DateTimeFormat(english).resolvedOptions().locale === english ? english : usual;
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
}
