import type { Calendar } from '@almanac/domain/time-off/presence/calendar/calendar-schema';
import type { UseQueryResult } from '@tanstack/react-query';
import { FailureAlert } from '../../../platform/forms/failure-alert.tsx';
import { loadingFailure } from '../../../platform/http/loading-failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { text } from './messages/text.ts';

interface CalendarFailuresProps {
  /** What failed. */
  title: string;
  query: UseQueryResult<Calendar>;
}

/** Above a calendar: that it could not be loaded, or that absences are missing. */
export function CalendarFailures({ title, query }: CalendarFailuresProps) {
  const { data, isFetching, refetch } = query;
  return (
    <>
      <FailureAlert
        title={title}
        error={loadingFailure(query)}
        onRetry={() => refetch()}
        isRetrying={isFetching}
        className="mx-5 mb-3"
      />
      {data?.truncated && (
        <Alert tone="warning" title={text('time-off.presence.truncated')} className="mx-5 mb-3">
          {text('time-off.presence.truncatedHint', { count: data.absences.length })}
        </Alert>
      )}
    </>
  );
}
