import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet } from 'react-router';
import { loadingFailure, loadingMessage } from '../../platform/http/loading-failure.ts';
import { companyQuery } from '../../platform/session/company.ts';
import { sessionQuery, useSession } from '../../platform/session/session.ts';
import { BrandMark } from '../../ui/page/brand-mark.tsx';
import { ErrorState } from '../../ui/page/error-state.tsx';
import { text } from './messages/text.ts';

/** Redirects the root path to the home page or the sign-in. */
export function FrontDoor() {
  return <Navigate replace to={useSession() ? '/dashboard' : '/login'} />;
}

/** Renders nothing until session and company are loaded. */
export function SessionCheck() {
  const session = useQuery(sessionQuery);
  const company = useQuery(companyQuery);
  if (session.data !== undefined && company.data !== undefined) return <Outlet />;

  const error = loadingFailure(session) ?? loadingFailure(company);
  if (error === null) return <LoadingScreen />;
  const askAgain = () => {
    session.refetch();
    company.refetch();
  };
  return (
    <main className="mx-auto w-full max-w-2xl py-16">
      <ErrorState
        headingLevel={1}
        title={text('shell.failures.unreachable')}
        message={loadingMessage(error, session.isFetching || company.isFetching)}
        onRetry={askAgain}
        isRetrying={session.isFetching || company.isFetching}
      />
    </main>
  );
}

/** Shown until the session is loaded. */
export function LoadingScreen() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4">
      <BrandMark className="size-10 animate-pulse" />
      <div role="status" data-loading>
        <h1 className="text-ink-muted">{text('shell.failures.loading')}</h1>
      </div>
    </main>
  );
}
