import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { readerTexts, textsLoaded } from './language/messages.ts';
import { takeInitialData } from './platform/initial-data.ts';
import { PageRouter } from './platform/lists/use-address.ts';

import { preloadLinks, preloadPage, preloadParts } from './platform/page.ts';
import { followLanguage } from './platform/session/chosen-language.ts';
import { companyQuery } from './platform/session/company.ts';
import { createQueryClient } from './platform/session/query-client.ts';
import { refetchOnRecovery } from './platform/session/recovery.ts';
import { forgetWhenSomeoneElseSignsIn, sessionQuery } from './platform/session/session.ts';
import { createRoutes } from './routes.tsx';
import { InLanguage } from './ui/language.tsx';
import { addComponentWords } from './ui/words/component-words.ts';
import './styles/main.css';

addComponentWords();
preloadParts();
const queryClient = createQueryClient({
  onSessionLost: () => queryClient.setQueryData(sessionQuery.queryKey, null),
});
forgetWhenSomeoneElseSignsIn(queryClient);
refetchOnRecovery(queryClient);
takeInitialData(queryClient);
// Prefetched while the code loads, unless the page's HTML includes them.
void queryClient.prefetchQuery(sessionQuery);
void queryClient.prefetchQuery(companyQuery);

const routes = createRoutes(queryClient);
const router = createBrowserRouter(routes);
preloadLinks((address) => preloadPage(routes, address));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
const screens = createRoot(root);

/** The key remounts everything after a change of language. */
function show(): void {
  screens.render(
    <StrictMode key={readerTexts().language}>
      <QueryClientProvider client={queryClient}>
        <InLanguage locale={readerTexts().locale}>
          <PageRouter value={router}>
            <RouterProvider router={router} />
          </PageRouter>
        </InLanguage>
      </QueryClientProvider>
    </StrictMode>,
  );
}

// Translations load after the code; waiting for them avoids a flash of English.
void textsLoaded().then(() => {
  show();
  followLanguage(queryClient, show);
});
