import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

interface InLanguageProps {
  /** Such as 'en-GB'. */
  locale: string;
  children: ReactNode;
}

/** Has fields and calendars write their words, dates and numbers in the language. */
export function InLanguage({ locale, children }: InLanguageProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
