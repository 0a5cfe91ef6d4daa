import type { Calendar } from '@almanac/domain/time-off/presence/calendar/calendar-schema';
import type { UseQueryResult } from '@tanstack/react-query';
import { FailureAlert } from '../../../platform/forms/failure-alert.tsx';
import { loadingFailure } from '../../../platform/http/loading-failure.ts';
import { Alert } from '../../../ui/alert.tsx';

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
        <Alert tone="warning" title="Later absences are missing" className="mx-5 mb-3">
          Only the first {data.absences.length.toLocaleString('en')} are shown. Choose a department or a team.
        </Alert>
      )}
    </>
  );
}
