import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTypes } from '../../../leave/types/types.ts';
import { errorMessage } from '../../../platform/http/api-error.ts';
import { useToday } from '../../../platform/session/today.ts';
import { nextDaysOffQuery } from '../entries/api.ts';
import { awayText, nextDaysOffText } from './away-text.ts';
import { NextFact, NextFactSkeleton } from './next-fact.tsx';

const term = 'Your next days off';

/** The viewer's next time off, and whom it waits for. */
export function NextDaysOff() {
  const today = useToday();
  const { nameOf } = useTypes();
  const { data, error } = useQuery(nextDaysOffQuery());
  if (!data && !error) return <NextFactSkeleton term={term} label="Loading your next days off" />;
  if (!data) {
    return (
      <NextFact term={term} detail={errorMessage(error)} isEmpty>
        Could not be loaded
      </NextFact>
    );
  }
  const { request } = data;
  if (!request) {
    return (
      <NextFact
        term={term}
        detail={<span className="max-md:hidden">Drag over days in My Year to ask for some.</span>}
        isEmpty
      >
        None planned
      </NextFact>
    );
  }
  return (
    <NextFact term={term} detail={`${nameOf(request.type)}, ${nextDaysOffText(request, today)}`}>
      <Link
        to={`/time-off/requests/${request.id}`}
        className="rounded-md hover:underline focus-visible:focus-ring"
      >
        {awayText(request, today)}
      </Link>
    </NextFact>
  );
}
