import { languageOfTags } from '@almanac/domain/language/locale';
import type { QueryClient } from '@tanstack/react-query';
import { changeLanguage, readerTexts } from '../../language/messages.ts';
import { browserLanguages } from '../../language/reader.ts';
import { sessionQuery } from './session.ts';

/** Follows the session: switches the screens to the language that the person has chosen, then calls `onChange`. */
export function followLanguage(queryClient: QueryClient, onChange: () => void): void {
  // The server has chosen it by the browser's languages and the company's.
  const ofPage = readerTexts().language;
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== sessionQuery.queryKey[0]) return;
    const chosen = queryClient.getQueryData(sessionQuery.queryKey)?.user.locale;
    const language = chosen ?? languageOfTags(browserLanguages()) ?? ofPage;
    if (language !== readerTexts().language) changeLanguage(language).then(onChange);
  });
}
