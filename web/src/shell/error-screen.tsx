import { useRouteError } from 'react-router';
import { useDocumentTitle } from '../ui/document-title.ts';
import { ErrorState } from '../ui/error-state.tsx';

/** Stands in the place of what could not be shown. */
export function ErrorScreen() {
  const error = useRouteError();
  useDocumentTitle('Error');
  const reason = error instanceof Error ? error.message : 'The reason is not known.';
  return (
    <main className="mx-auto w-full max-w-2xl py-12">
      <ErrorState
        headingLevel={1}
        title="Unexpected Application Error!"
        message={reason}
        retryLabel="Reload the page"
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
