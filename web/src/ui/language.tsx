import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

interface InLanguageProps {
  /** Such as 'en-GB'. */
  locale: string;
  children: ReactNode;
}

/** Sets the language of fields and calendars: words, dates and numbers. */
export function InLanguage({ locale, children }: InLanguageProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
