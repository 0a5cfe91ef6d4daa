import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorState, type ErrorStateProps } from '../../ui/page/error-state.tsx';
import { isTimeout } from '../http/api-error.ts';
import { loadingFailure, loadingMessage } from '../http/loading-failure.ts';

interface LoadedProps<Data> extends Pick<ErrorStateProps, 'headingLevel'> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'> &
    Partial<Pick<UseQueryResult<Data>, 'failureReason' | 'errorUpdateCount'>>;
  /** Title of the error: 'Couldn't load …'. */
  failure: string;
  /** Replaces the error's own message. */
  message?: string;
  /** Shown while loading. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The data once loaded; until then a skeleton, or the error, which stays during another attempt. */
export function Loaded<Data>({
  query,
  failure,
  message,
  skeleton,
  children,
  ...errorProps
}: LoadedProps<Data>) {
  const { data, isFetching, refetch, errorUpdateCount = 0 } = query;
  const failed = loadingFailure(query);
  // A new attempt clears the query's error.
  const [lastFailed, setLastFailed] = useState(failed);
  if (failed && failed !== lastFailed) setLastFailed(failed);
  if (data !== undefined) return children(data);
  const error = failed ?? (errorUpdateCount > 0 ? lastFailed : null);
  if (!error) return skeleton;
  return (
    <ErrorState
      {...errorProps}
      title={failure}
      message={message && !isTimeout(error) ? message : loadingMessage(error, isFetching)}
      onRetry={() => refetch()}
      isRetrying={isFetching}
    />
  );
}
