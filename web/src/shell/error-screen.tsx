import { useRouteError } from 'react-router';
import { useDocumentTitle } from '../ui/document-title.ts';
import { ErrorState } from '../ui/error-state.tsx';

/** Stands in the place of a page that could not be shown. */
export function ErrorPage() {
  const error = useRouteError();
  useDocumentTitle('Error');
  return (
    <ErrorState
      headingLevel={1}
      title="Unexpected Application Error!"
      message={error instanceof Error ? error.message : 'The reason is not known.'}
      retryLabel="Reload the page"
      onRetry={() => window.location.reload()}
    />
  );
}

/** The same where not even the frame of the pages could be shown. */
export function ErrorScreen() {
  return (
    <main className="mx-auto w-full max-w-2xl py-12">
      <ErrorPage />
    </main>
  );
}
