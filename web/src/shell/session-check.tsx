import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { errorMessage } from '../platform/api-error.ts';
import { companyQuery } from '../platform/company.ts';
import { sessionQuery } from '../platform/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingScreen } from './loading-screen.tsx';

/** Holds every screen back until it is known who is there, and in which company. */
export function SessionCheck() {
  const session = useQuery(sessionQuery);
  const company = useQuery(companyQuery);
  if (session.data !== undefined && company.data !== undefined) return <Outlet />;

  const error = session.error ?? company.error;
  if (error === null) return <LoadingScreen />;
  const askAgain = () => {
    session.refetch();
    company.refetch();
  };
  return (
    <main className="mx-auto w-full max-w-2xl py-16">
      <ErrorState
        headingLevel={1}
        title="Almanac cannot be reached"
        message={errorMessage(error)}
        onRetry={askAgain}
        isRetrying={session.isFetching || company.isFetching}
      />
    </main>
  );
}
