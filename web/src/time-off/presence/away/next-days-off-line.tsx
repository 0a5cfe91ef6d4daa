import { periodTextBeside } from '@almanac/domain/calendar/date-text';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorMessage } from '../../../platform/http/api-error.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { useToday } from '../../../platform/session/today.ts';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { nextDaysOffQuery } from '../entries/api.ts';
import { nextDaysOffText } from './away-text.ts';

export function NextDaysOffLine() {
  const today = useToday();
  const { data, error } = useQuery(nextDaysOffQuery());
  if (!data && !error) {
    return (
      <SkeletonArea label="Loading your next days off" className="flex min-h-15 items-center md:min-h-11">
        <Skeleton className="h-4 w-72 max-w-full" />
      </SkeletonArea>
    );
  }
  return (
    <p className="flex min-h-15 flex-wrap content-center items-center gap-x-2 md:min-h-11">
      {data ? (
        <>
          <span>
            Your next days off:{' '}
            <strong className="font-medium text-ink">{nextDaysOffText(data, today)}</strong>
          </span>
          {data.request && (
            <Link
              to={`/time-off/requests/${data.request.id}`}
              className="rounded-md text-accent-text hover:underline"
            >
              {periodTextBeside(data.request, { startDate: today, endDate: today }, readerLocale())}
            </Link>
          )}
        </>
      ) : (
        <span>Your next days off could not be loaded. {errorMessage(error)}</span>
      )}
    </p>
  );
}
