/** The locale in which the browser's owner reads dates and numbers, such as 'en-GB'. */
export function readerLocale(): string {
  return navigator.language;
}
