import { useRouteError } from 'react-router';
import { useReloadOfUpdated } from '../../platform/session/updated-code.ts';
import { isLoadFailure } from '../../ui/load-failure.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { ErrorState } from '../../ui/page/error-state.tsx';
import { text } from './messages/text.ts';

/** Replaces a page that failed to render. */
export function ErrorPage() {
  const error = useRouteError();
  const isUnloaded = isLoadFailure(error);
  useDocumentTitle(text('shell.failures.error'));
  useReloadOfUpdated(isUnloaded);
  return (
    <ErrorState
      headingLevel={1}
      title={text('shell.failures.unexpected')}
      message={isUnloaded ? text('shell.failures.partNotLoadedReason') : messageOf(error)}
      retryLabel={text('shell.failures.reload')}
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
  return error instanceof Error ? error.message : text('shell.failures.reasonUnknown');
}
