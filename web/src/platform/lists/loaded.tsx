import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from '../../ui/page/error-state.tsx';
import { isTimeout } from '../http/api-error.ts';
import { loadingFailure, loadingMessage } from '../http/loading-failure.ts';

interface LoadedProps<Data> extends Pick<ErrorStateProps, 'headingLevel'> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'> &
    Partial<Pick<UseQueryResult<Data>, 'failureReason'>>;
  /** The title of the error. */
  failure: string;
  /** Stands under it in the place of the error's own sentence. */
  message?: string;
  /** Holds the place until the data is there. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was asked for, as soon as it is there; until then its skeleton, or why it did not come. */
export function Loaded<Data>({
  query,
  failure,
  message,
  skeleton,
  children,
  ...errorProps
}: LoadedProps<Data>) {
  const { data, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  const error = loadingFailure(query);
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
