/** Locale if the browser has no English for the reader's country. */
const fallback = 'en-GB';

/** English with the date order of the reader's country: 'en-DE' in a German browser. */
export function readerLocale(): string {
  known ??= englishOf(navigator.language);
  return known;
}

// Cached, as every date on a page needs it.
let known: string | undefined;

/** The regional English for a language, if the browser supports one. */
export function englishOf(language: string): string {
  const region = regionOf(language);
  const english = region === undefined ? fallback : `en-${region}`;
  return new Intl.DateTimeFormat(english).resolvedOptions().locale === english ? english : fallback;
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
}
