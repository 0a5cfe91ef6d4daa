import { useRouteError } from 'react-router';
import { useReloadOfUpdated } from '../platform/session/updated-code.ts';
import { isLoadFailure } from '../ui/load-failure.ts';
import { useDocumentTitle } from '../ui/page/document-title.ts';
import { ErrorState } from '../ui/page/error-state.tsx';

/** Replaces a page that failed to render. */
export function ErrorPage() {
  const error = useRouteError();
  const isUnloaded = isLoadFailure(error);
  useDocumentTitle('Error');
  useReloadOfUpdated(isUnloaded);
  return (
    <ErrorState
      headingLevel={1}
      title="Unexpected Application Error!"
      message={isUnloaded ? "Couldn't load a part of this page." : messageOf(error)}
      retryLabel="Reload the page"
      onRetry={() => window.location.reload()}
    />
  );
}

/** Replaces the whole screen if even the shell failed. */
export function ErrorScreen() {
  return (
    <main className="mx-auto w-full max-w-2xl py-12">
      <ErrorPage />
    </main>
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'The reason is not known.';
}
