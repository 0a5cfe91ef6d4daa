import { readerLanguage } from '@almanac/domain/language/locale';
import type { QueryClient } from '@tanstack/react-query';
import { changeLanguage, readerTexts } from '../../language/messages.ts';
import { browserLanguages } from '../../language/reader.ts';
import { companyQuery } from './company.ts';
import { sessionQuery } from './session.ts';

const followed = new Set<unknown>([sessionQuery.queryKey[0], companyQuery.queryKey[0]]);

/**
 * Follows the session and the company: switches the screens to the reader's language when it changes, then calls
 * `onChange`.
 */
export function followLanguage(queryClient: QueryClient, onChange: () => void): void {
  // The server has chosen it in the same way.
  const ofPage = readerTexts().language;
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !followed.has(query.queryKey[0])) return;
    const session = queryClient.getQueryData(sessionQuery.queryKey);
    // Until it is known whether someone is signed in, the page stays as it came.
    if (session === undefined) return;
    const language = readerLanguage({
      chosen: session?.user.locale,
      tags: browserLanguages(),
      company: queryClient.getQueryData(companyQuery.queryKey)?.locale ?? ofPage,
    });
    if (language !== readerTexts().language) changeLanguage(language).then(onChange);
  });
}
